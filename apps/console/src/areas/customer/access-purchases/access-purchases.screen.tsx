import { lazy } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { accessPurchasesCatalogue } from './catalogue.ts'
import { LibraryTab } from './library-tab.tsx'

const DeliveriesTab = lazy(async () => ({
  default: (await import('#areas/customer/purchases/deliveries-tab.tsx')).DeliveriesTab,
}))

export function AccessPurchasesScreen() {
  const text = useMessages(accessPurchasesCatalogue)
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <AddressedTabs
        label={text.tabs.label}
        items={[
          { id: 'digital', label: text.tabs.digital, content: <LibraryTab /> },
          { id: 'physical', label: text.tabs.physical, content: <DeliveriesTab /> },
        ]}
      />
    </>
  )
}
