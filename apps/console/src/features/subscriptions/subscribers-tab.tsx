import { subscriptionStates } from '@balcao/domain/payments/subscription-states'
import { paymentMethods } from '@balcao/domain/vocabulary'
import { Repeat } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { subscriptionsCatalogue } from './catalogue.ts'
import { useSubscriptionDesk } from './desk.tsx'
import { subscriptionColumns } from './subscription-columns.tsx'
import { SubscriptionTiles } from './subscription-tiles.tsx'

const SubscriptionDrawer = lazy(async () => ({
  default: (await import('./subscription-drawer.tsx')).SubscriptionDrawer,
}))

export function SubscribersTab() {
  const text = useMessages(subscriptionsCatalogue)
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  const desk = useSubscriptionDesk()
  const { viewer } = desk
  const list = useList({
    // With its own part of the address, this list's drawer does not clash with the drawer of a linked sale.
    key: 'subscription',
    id: viewer === 'SELLER' ? 'subscriptions' : 'platform-subscriptions',
    label: text.title,
    columns: useMemo(
      () => subscriptionColumns({ text, payments, format, viewer }),
      [text, payments, format, viewer],
    ),
    filters: {
      state: {
        kind: 'one',
        label: text.list.status,
        allLabel: text.list.all,
        options: subscriptionStates.map((value) => ({ value, label: text.states[value] })),
      },
      methods: {
        kind: 'many',
        label: text.list.method,
        options: paymentMethods.map((value) => ({ value, label: payments.method[value] })),
      },
      of: { kind: 'lookup', label: text.list.of[viewer], lookUp: desk.narrowedBy },
    },
    quickFilter: 'state',
    searchLabel: text.list.search,
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ search, filters: { state, methods, of }, sort, cursor, limit }) =>
      desk.list({ search, states: state && [state], methods, of, sort, cursor, limit }),
    quickCountsQuery: ({ search, filters: { methods, of } }) => desk.counts({ search, methods, of }),
    rowId: ({ id }) => id,
    rowLabel: ({ buyerName, productName }) => text.list.rowLabel(buyerName, productName),
    drawer: (drawer) => (
      <Suspense>
        <SubscriptionDrawer {...drawer} />
      </Suspense>
    ),
    empty: {
      icon: <Repeat />,
      title: text.list.empty[viewer].title,
      description: text.list.empty[viewer].text,
    },
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <SubscriptionTiles />
      <ListView list={list} />
    </div>
  )
}
