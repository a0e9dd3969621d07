import { ShieldAlert } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { api } from '../../../api/client.ts'
import { type Format, useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { ListColumns } from '../../../kit/list/list-declaration.ts'
import { ListView } from '../../../kit/list/list-view.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { Money } from '../../../kit/money.tsx'
import { refundsCatalogue } from './catalogue.ts'
import type { RefundsMessages } from './messages/pt-br.ts'
import { DisputeBadge } from './refund-badges.tsx'
import type { DisputeRow } from './refunds-data.ts'
import { TimeLeft } from './time-left.tsx'

const DisputeDrawer = lazy(async () => ({ default: (await import('./dispute-drawer.tsx')).DisputeDrawer }))

/** The disputes of one kind, with the deadline of each. */
export function DisputesTab({ kind }: { kind: DisputeRow['kind'] }) {
  const text = useMessages(refundsCatalogue).disputes
  const format = useFormat()
  const list = useList({
    key: kind === 'CHARGEBACK' ? 'chargebacks' : 'pix',
    id: 'disputes',
    label: text.label[kind],
    columns: useMemo(() => disputeColumns(text, format), [text, format]),
    defaultSort: { by: 'openedAt', direction: 'desc' },
    query: ({ sort, cursor, limit }) => api.seller.disputes.list.queryOptions({ kind, sort, cursor, limit }),
    rowId: ({ disputeId }) => disputeId,
    rowLabel: ({ buyerName, orderCode }) => text.rowLabel(buyerName, orderCode),
    drawer: (drawer) => (
      <Suspense>
        <DisputeDrawer {...drawer} />
      </Suspense>
    ),
    empty: { icon: <ShieldAlert />, title: text.empty[kind].title, description: text.empty[kind].text },
  })
  return <ListView list={list} />
}

function disputeColumns(
  { column }: RefundsMessages['disputes'],
  format: Format,
): ListColumns<DisputeRow, never, 'openedAt' | 'dueAt'> {
  return [
    { id: 'buyer', header: column.buyer, cell: ({ buyerName }) => buyerName },
    {
      id: 'opened',
      header: column.opened,
      sortBy: 'openedAt',
      cell: ({ openedAt }) => <span className="whitespace-nowrap">{format.dateTime(openedAt)}</span>,
      card: 'none',
    },
    {
      id: 'product',
      header: column.product,
      cell: ({ productName }) => <span className="block truncate sm:max-w-48">{productName}</span>,
      card: 'subtitle',
    },
    {
      id: 'state',
      header: column.state,
      cell: ({ state }) => <DisputeBadge state={state} />,
      card: 'badge',
    },
    {
      id: 'due',
      header: column.due,
      sortBy: 'dueAt',
      cell: ({ state, dueAt }) => <TimeLeft until={state === 'OPEN' ? dueAt : null} />,
    },
    {
      id: 'amount',
      header: column.amount,
      align: 'end',
      cell: ({ amountCents, currency }) => <Money cents={amountCents} currency={currency} />,
      card: 'amount',
    },
  ]
}
