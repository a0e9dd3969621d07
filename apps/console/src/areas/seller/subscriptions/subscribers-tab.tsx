import { subscriptionStates } from '@balcao/domain/subscription-states'
import { paymentMethods } from '@balcao/domain/vocabulary'
import { Repeat } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { api } from '../../../api/client.ts'
import { paymentsCatalogue } from '../../../features/payments/catalogue.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { ListView } from '../../../kit/list/list-view.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { subscriptionsCatalogue } from './catalogue.ts'
import { subscriptionColumns } from './subscription-columns.tsx'
import { SubscriptionTiles } from './subscription-tiles.tsx'

const SubscriptionDrawer = lazy(async () => ({
  default: (await import('./subscription-drawer.tsx')).SubscriptionDrawer,
}))

export function SubscribersTab() {
  const text = useMessages(subscriptionsCatalogue)
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  const list = useList({
    id: 'subscriptions',
    label: text.title,
    columns: useMemo(() => subscriptionColumns({ text, payments, format }), [text, payments, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.list.status,
        allLabel: text.list.all,
        options: subscriptionStates.map((value) => ({ value, label: text.state[value] })),
      },
      methods: {
        kind: 'many',
        label: text.list.method,
        options: paymentMethods.map((value) => ({ value, label: payments.method[value] })),
      },
      productId: {
        kind: 'lookup',
        label: text.list.product,
        lookUp: api.seller.products.options.queryOptions,
      },
    },
    quickFilter: 'state',
    searchLabel: text.list.search,
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ search, filters: { state, ...filters }, sort, cursor, limit }) =>
      api.seller.subscriptions.list.queryOptions({
        search,
        ...filters,
        states: state && [state],
        sort,
        cursor,
        limit,
      }),
    rowId: ({ id }) => id,
    rowLabel: ({ buyerName, productName }) => text.list.rowLabel(buyerName, productName),
    drawer: (drawer) => (
      <Suspense>
        <SubscriptionDrawer {...drawer} />
      </Suspense>
    ),
    empty: { icon: <Repeat />, title: text.list.empty.title, description: text.list.empty.text },
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <SubscriptionTiles />
      <ListView list={list} />
    </div>
  )
}
