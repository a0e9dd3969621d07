import { RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '../../../api/client.ts'
import { type Format, useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { ListColumns } from '../../../kit/list/list-declaration.ts'
import { ListView } from '../../../kit/list/list-view.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { Money } from '../../../kit/money.tsx'
import { refundsCatalogue } from './catalogue.ts'
import type { RefundsMessages } from './messages/pt-br.ts'
import { RefundBadge } from './refund-badges.tsx'
import type { RefundRow } from './refunds-data.ts'

/** Every refund, whoever asked for it, and how far it got. */
export function MadeTab() {
  const text = useMessages(refundsCatalogue).made
  const format = useFormat()
  const list = useList({
    key: 'made',
    id: 'refunds-made',
    label: text.label,
    columns: useMemo(() => refundColumns(text, format), [text, format]),
    query: ({ cursor, limit }) => api.seller.refunds.list.queryOptions({ cursor, limit }),
    rowId: ({ refundId }) => refundId,
    rowLabel: ({ buyerName, orderCode }) => text.rowLabel(buyerName, orderCode),
    rowAddress: ({ paymentId }) => `/platform/my-sales?open=${paymentId}`,
    empty: { icon: <RotateCcw />, title: text.empty.title, description: text.empty.text },
  })
  return <ListView list={list} />
}

function refundColumns({ column, by }: RefundsMessages['made'], format: Format): ListColumns<RefundRow> {
  return [
    { id: 'buyer', header: column.buyer, cell: ({ buyerName }) => buyerName },
    {
      id: 'created',
      header: column.created,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{format.dateTime(createdAt)}</span>,
    },
    {
      id: 'product',
      header: column.product,
      cell: ({ productName }) => <span className="block truncate sm:max-w-48">{productName}</span>,
      card: 'subtitle',
    },
    {
      id: 'by',
      header: column.by,
      cell: ({ askedBy }) => by[askedBy],
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'state',
      header: column.state,
      cell: ({ state }) => <RefundBadge state={state} />,
      card: 'badge',
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
