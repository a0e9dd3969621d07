import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { sellerRefundsCatalogue } from './catalogue.ts'
import { DisputesTab } from './disputes-tab.tsx'
import { MadeTab } from './made-tab.tsx'
import { RequestsTab } from './requests-tab.tsx'

export function RefundsScreen() {
  const text = useMessages(sellerRefundsCatalogue)
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <AddressedTabs
        label={text.tabs}
        items={[
          { id: 'requests', label: text.tab.requests, content: <RequestsTab /> },
          {
            id: 'chargebacks',
            label: text.tab.chargebacks,
            content: <DisputesTab key="chargebacks" kind="CHARGEBACK" />,
          },
          { id: 'pix', label: text.tab.pix, content: <DisputesTab key="pix" kind="PIX_MED" /> },
          { id: 'made', label: text.tab.made, content: <MadeTab /> },
        ]}
      />
    </>
  )
}
