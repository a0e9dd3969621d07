import { HandCoins } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { api } from '#api/client.ts'
import { type Format, useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { Money } from '#kit/money.tsx'
import { AnticipationStateBadge } from './anticipation-state-badge.tsx'
import { financialCatalogue } from './catalogue.ts'
import type { AnticipationRow } from './financial-data.ts'
import { anticipationsKey } from './list-keys.ts'
import type { FinancialMessages } from './messages/pt-br.ts'

const AnticipationDrawer = lazy(async () => ({
  default: (await import('./anticipation-drawer.tsx')).AnticipationDrawer,
}))

export function AnticipationsTab() {
  const text = useMessages(financialCatalogue).anticipations
  const format = useFormat()
  const list = useList({
    key: anticipationsKey,
    id: 'anticipations',
    label: text.label,
    columns: useMemo(() => anticipationColumns(text, format), [text, format]),
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ sort, cursor, limit }) => api.seller.anticipations.list.queryOptions({ sort, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ grossCents, currency }) => text.rowLabel(format.money(grossCents, currency)),
    drawer: (drawer) => (
      <Suspense>
        <AnticipationDrawer {...drawer} />
      </Suspense>
    ),
    empty: { icon: <HandCoins />, title: text.empty.title, description: text.empty.text },
  })
  return <ListView list={list} />
}

function anticipationColumns(
  { column, what }: FinancialMessages['anticipations'],
  format: Format,
): ListColumns<AnticipationRow, never, 'createdAt' | 'gross'> {
  return [
    {
      id: 'what',
      header: column.what,
      cell: ({ grossCents, currency }) => what(format.money(grossCents, currency)),
    },
    {
      id: 'at',
      header: column.at,
      sortBy: 'createdAt',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {format.dateTime(createdAt)}
        </time>
      ),
    },
    {
      id: 'state',
      header: column.state,
      cell: ({ state }) => <AnticipationStateBadge state={state} />,
      card: 'badge',
    },
    {
      id: 'gross',
      header: column.gross,
      sortBy: 'gross',
      align: 'end',
      cell: ({ grossCents, currency }) => <Money cents={grossCents} currency={currency} />,
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'cost',
      header: column.cost,
      align: 'end',
      cell: ({ feeCents, currency }) => <Money cents={feeCents} currency={currency} />,
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'net',
      header: column.net,
      align: 'end',
      cell: ({ netCents, currency }) => <Money cents={netCents} currency={currency} />,
      card: 'amount',
    },
  ]
}
