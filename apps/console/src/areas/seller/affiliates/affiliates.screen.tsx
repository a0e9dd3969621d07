import { type AffiliationTab, affiliationTabs } from '@balcao/domain/people/partnerships'
import { LinkButton } from '@balcao/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { AffiliationList } from './affiliation-list.tsx'
import { affiliatesCatalogue } from './catalogue.ts'
import { CommissionProposals } from './commission-proposals.tsx'

const tabs = Object.keys(affiliationTabs) as AffiliationTab[]

export function AffiliatesScreen() {
  const text = useMessages(affiliatesCatalogue)
  const counts = useQuery(api.seller.affiliations.count.queryOptions())
  return (
    <>
      <PageHeader
        title={text.title}
        purpose={text.purpose}
        actions={
          <LinkButton asChild icon={<Store />}>
            <Link to="/platform/marketplace">{text.marketplace}</Link>
          </LinkButton>
        }
      />
      <CommissionProposals />
      <AddressedTabs
        label={text.tabs.label}
        items={tabs.map((tab) => ({
          id: tab.toLowerCase(),
          label: text.tabs[tab],
          count: counts.data?.[tab] || undefined,
          content: <AffiliationList tab={tab} />,
        }))}
      />
    </>
  )
}
