import { Repeat } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { type Format, useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { Money } from '#kit/money.tsx'
import { importsCatalogue } from './catalogue.ts'
import type { ImportedSubscription } from './import.ts'
import type { ImportsMessages } from './messages/pt-br.ts'
import { useErasePerson } from './use-erase-person.tsx'

export function SubscriptionsTab() {
  const text = useMessages(importsCatalogue)
  const format = useFormat()
  const { actionFor, dialog } = useErasePerson()
  const list = useList({
    key: 'subscriptions',
    id: 'imported-subscriptions',
    label: text.tabs.subscriptions,
    columns: useMemo(() => subscriptionColumns(text, format), [text, format]),
    searchLabel: text.subscriptions.search,
    defaultSort: { by: 'nextDueOn', direction: 'asc' },
    query: ({ search, sort, cursor, limit }) =>
      api.seller.imports.subscriptions.queryOptions({ search, sort, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ buyerName, buyerEmail }) => text.subscriptions.rowLabel(buyerName ?? buyerEmail),
    rowActions: ({ buyerEmail }) => actionFor(buyerEmail),
    empty: { icon: <Repeat />, title: text.subscriptions.empty, description: text.subscriptions.emptyText },
  })
  return (
    <>
      <ListView list={list} />
      {dialog}
    </>
  )
}

function subscriptionColumns(
  { subscriptions: text }: ImportsMessages,
  format: Format,
): ListColumns<ImportedSubscription, never, 'nextDueOn'> {
  return [
    {
      id: 'subscriber',
      header: text.subscriber,
      cell: ({ buyerName, buyerEmail }) => (
        <span className="grid">
          <span className="block max-w-64 truncate">{buyerName ?? buyerEmail}</span>
          {buyerName && (
            <span className="block max-w-64 truncate font-normal text-muted text-sm">{buyerEmail}</span>
          )}
        </span>
      ),
    },
    { id: 'product', header: text.product, card: 'subtitle', cell: ({ productName }) => productName },
    {
      id: 'price',
      header: text.price,
      align: 'end',
      card: 'amount',
      cell: ({ priceCents, currency, frequencyInDays }) => (
        <span className="grid justify-items-end">
          {priceCents === null ? '—' : <Money cents={priceCents} currency={currency} />}
          {frequencyInDays !== null && (
            <span className="whitespace-nowrap text-muted text-sm">{text.every(frequencyInDays)}</span>
          )}
        </span>
      ),
    },
    {
      id: 'next',
      header: text.next,
      sortBy: 'nextDueOn',
      card: 'detail',
      cell: ({ nextDueOn }) => (
        <span className="whitespace-nowrap tabular-nums">{format.date(nextDueOn)}</span>
      ),
    },
  ]
}
