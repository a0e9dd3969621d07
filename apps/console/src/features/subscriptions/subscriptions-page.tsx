import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { subscriptionsCatalogue } from './catalogue.ts'
import { type SubscriptionDesk, SubscriptionDeskProvider } from './desk.tsx'
import { PolicyTab } from './policy-tab.tsx'
import { SubscribersTab } from './subscribers-tab.tsx'

/** Subscribers and automatic steps, for the seller or for the staff. */
export function SubscriptionsPage({ desk, history }: { desk: SubscriptionDesk; history?: ReactNode }) {
  const text = useMessages(subscriptionsCatalogue)
  return (
    <SubscriptionDeskProvider value={desk}>
      <PageHeader title={text.title} purpose={text.purpose[desk.viewer]} />
      <AddressedTabs
        label={text.tabs}
        items={[
          { id: 'subscribers', label: text.tab.subscribers, content: <SubscribersTab /> },
          ...(history ? [{ id: 'history', label: text.tab.history, content: history }] : []),
          { id: 'policy', label: text.tab.policy, content: <PolicyTab /> },
        ]}
      />
    </SubscriptionDeskProvider>
  )
}
