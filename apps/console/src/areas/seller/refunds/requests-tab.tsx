import { Check, RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '../../../api/client.ts'
import { type Format, useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { ListColumns } from '../../../kit/list/list-declaration.ts'
import { ListView } from '../../../kit/list/list-view.tsx'
import { useEachRow } from '../../../kit/list/use-each-row.ts'
import { useList } from '../../../kit/list/use-list.ts'
import { Money } from '../../../kit/money.tsx'
import { refundsCatalogue } from './catalogue.ts'
import type { RefundsMessages } from './messages/pt-br.ts'
import { RequestBadge, RightBadge } from './refund-badges.tsx'
import type { RequestRow } from './refunds-data.ts'
import { RequestDrawer } from './request-drawer.tsx'
import { TimeLeft } from './time-left.tsx'

const filtered = ['WAITING_SELLER', 'APPROVED', 'DONE', 'REFUSED', 'IN_MEDIATION'] as const

/** What buyers ask for, with the clock and the right of each. */
export function RequestsTab() {
  const text = useMessages(refundsCatalogue).requests
  const { approve } = useMessages(refundsCatalogue).request
  const format = useFormat()
  const approveAll = useEachRow(api.seller.refunds.approveRequest, {
    toInput: (requestId) => ({ requestId }),
    proven: true,
    invalidates: [api.seller.refunds, api.seller.wallet],
  })
  const list = useList({
    id: 'refund-requests',
    label: text.label,
    columns: useMemo(() => requestColumns(text, format), [text, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.status,
        allLabel: text.allStatuses,
        options: filtered.map((value) => ({ value, label: text.filter[value] })),
      },
    },
    quickFilter: 'state',
    query: ({ filters, cursor, limit }) =>
      api.seller.refunds.listRequests.queryOptions({ ...filters, cursor, limit }),
    rowId: ({ requestId }) => requestId,
    rowLabel: ({ buyerName, protocol }) => text.rowLabel(buyerName, protocol),
    bulkActions: [
      {
        id: 'approve',
        label: approve,
        icon: <Check />,
        confirm: (count) => ({ title: text.bulkApprove(count), text: text.bulkApproveText }),
        run: approveAll,
      },
    ],
    drawer: (drawer) => <RequestDrawer {...drawer} />,
    empty: { icon: <RotateCcw />, title: text.empty.title, description: text.empty.text },
  })
  return <ListView list={list} />
}

function requestColumns({ column }: RefundsMessages['requests'], format: Format): ListColumns<RequestRow> {
  return [
    { id: 'buyer', header: column.buyer, cell: ({ buyerName }) => buyerName },
    {
      id: 'product',
      header: column.product,
      cell: ({ productName }) => <span className="block truncate sm:max-w-48">{productName}</span>,
      card: 'subtitle',
    },
    {
      id: 'protocol',
      header: column.protocol,
      cell: ({ protocol }) => <span className="font-mono text-sm">{protocol}</span>,
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'created',
      header: column.created,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{format.dateTime(createdAt)}</span>,
      isForWideOnly: true,
      card: 'none',
    },
    { id: 'right', header: column.right, cell: ({ right }) => <RightBadge right={right} />, card: 'none' },
    {
      id: 'state',
      header: column.state,
      cell: ({ state }) => <RequestBadge state={state} />,
      card: 'badge',
    },
    {
      id: 'due',
      header: column.due,
      cell: ({ state, dueAt }) => <TimeLeft until={state === 'WAITING_SELLER' ? dueAt : null} />,
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
