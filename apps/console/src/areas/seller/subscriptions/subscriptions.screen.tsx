import { useMessages } from '../../../i18n/use-messages.ts'
import { AddressedTabs } from '../../../kit/addressed-tabs.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { subscriptionsCatalogue } from './catalogue.ts'
import { PolicyTab } from './policy-tab.tsx'
import { SubscribersTab } from './subscribers-tab.tsx'

export function SubscriptionsScreen() {
  const text = useMessages(subscriptionsCatalogue)
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <AddressedTabs
        label={text.tabs}
        items={[
          { id: 'subscribers', label: text.tab.subscribers, content: <SubscribersTab /> },
          { id: 'policy', label: text.tab.policy, content: <PolicyTab /> },
        ]}
      />
    </>
  )
}
