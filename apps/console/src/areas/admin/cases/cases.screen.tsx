import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { CasesTab } from './cases-tab.tsx'
import { casesCatalogue } from './catalogue.ts'

const QuarantineTab = lazy(async () => ({ default: (await import('./quarantine-tab.tsx')).QuarantineTab }))

/** Work queue for cases that no rule settles: sales with a case, and quarantined webhooks. */
export function CasesScreen() {
  const text = useMessages(casesCatalogue)
  const { data: quarantine } = useQuery(api.admin.acquirerWebhooks.sumQuarantine.queryOptions())
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <AddressedTabs
        label={text.tabs}
        items={[
          { id: 'sales', label: text.tab.sales, content: <CasesTab /> },
          {
            id: 'quarantine',
            label: text.tab.quarantine,
            ...(quarantine && { count: quarantine.count }),
            content: <QuarantineTab />,
          },
        ]}
      />
    </>
  )
}
