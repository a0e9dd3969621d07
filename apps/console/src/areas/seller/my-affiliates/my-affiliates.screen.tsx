import { type AffiliateTab, affiliateTabs } from '@balcao/domain/people/partnerships'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { AffiliateList } from './affiliate-list.tsx'
import { myAffiliatesCatalogue } from './catalogue.ts'

const tabs = Object.keys(affiliateTabs) as AffiliateTab[]

export function MyAffiliatesScreen() {
  const text = useMessages(myAffiliatesCatalogue)
  const counts = useQuery(api.seller.affiliates.count.queryOptions())
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <AddressedTabs
        label={text.tabs.label}
        items={tabs.map((tab) => ({
          id: tab.toLowerCase(),
          label: text.tabs[tab],
          count: counts.data?.[tab] || undefined,
          content: <AffiliateList tab={tab} />,
        }))}
      />
    </>
  )
}
