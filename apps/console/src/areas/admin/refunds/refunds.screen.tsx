import { lazy } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { refundDeskCatalogue } from './catalogue.ts'
import { MediationsTab } from './mediations-tab.tsx'

const ByHandTab = lazy(async () => ({ default: (await import('./by-hand-tab.tsx')).ByHandTab }))
const DisputesTab = lazy(async () => ({ default: (await import('./disputes-tab.tsx')).DisputesTab }))

/** The platform's decisions about refunds: between buyer and seller, at an acquirer, or before a bank. */
export function RefundsScreen() {
  const text = useMessages(refundDeskCatalogue)
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <AddressedTabs
        label={text.tabs}
        items={[
          { id: 'mediations', label: text.tab.mediations, content: <MediationsTab /> },
          { id: 'by-hand', label: text.tab.byHand, content: <ByHandTab /> },
          { id: 'disputes', label: text.tab.disputes, content: <DisputesTab /> },
        ]}
      />
    </>
  )
}
