import { lazy } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { purchasesCatalogue } from './catalogue.ts'
import { PurchasesTab } from './purchases-tab.tsx'

// The screen opens on its first tab; the others are loaded when they are opened.
const SubscriptionsTab = lazy(async () => ({
  default: (await import('./subscriptions-tab.tsx')).SubscriptionsTab,
}))
const RefundsTab = lazy(async () => ({ default: (await import('./refunds-tab.tsx')).RefundsTab }))
const DeliveriesTab = lazy(async () => ({ default: (await import('./deliveries-tab.tsx')).DeliveriesTab }))
const PrivacyTab = lazy(async () => ({ default: (await import('./privacy-tab.tsx')).PrivacyTab }))

export function PurchasesScreen() {
  const text = useMessages(purchasesCatalogue)
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <AddressedTabs
        label={text.tabs.label}
        items={[
          { id: 'purchases', label: text.tabs.purchases, content: <PurchasesTab /> },
          { id: 'subscriptions', label: text.tabs.subscriptions, content: <SubscriptionsTab /> },
          { id: 'refunds', label: text.tabs.refunds, content: <RefundsTab /> },
          { id: 'deliveries', label: text.tabs.deliveries, content: <DeliveriesTab /> },
          { id: 'privacy', label: text.tabs.privacy, content: <PrivacyTab /> },
        ]}
      />
    </>
  )
}
