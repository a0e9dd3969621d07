import { Repeat } from 'lucide-react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { CardGrid } from './card-grid.tsx'
import { purchasesCatalogue } from './catalogue.ts'
import type { OwnSubscription } from './own-subscription.ts'
import { SubscriptionCard } from './subscription-card.tsx'
import { useNameColumn } from './use-name-column.ts'

/** Recurring charges, and how to change or end them. */
export function SubscriptionsTab() {
  const { subscription: text, tabs } = useMessages(purchasesCatalogue)
  const list = useList({
    key: 'subscriptions',
    id: 'my-subscriptions',
    label: tabs.subscriptions,
    columns: useNameColumn<OwnSubscription>(tabs.subscriptions),
    query: ({ cursor, limit }) => api.customer.subscriptions.list.queryOptions({ cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ productName }) => productName,
    empty: { icon: <Repeat />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <ListView
      list={list}
      fewRows={6}
      renderRows={(rows) => (
        <CardGrid label={tabs.subscriptions} rows={rows} keyOf={({ id }) => id}>
          {(subscription) => <SubscriptionCard subscription={subscription} />}
        </CardGrid>
      )}
    />
  )
}
