import type { SaleViewer } from '#features/payments/sale.ts'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import { isRunning } from './is-running.ts'
import type { RefundsMessages } from './messages/pt-br.ts'
import { RequestBadge, RightBadge } from './refund-badges.tsx'
import type { RequestRow } from './refunds-data.ts'
import { TimeLeft } from './time-left.tsx'

type Words = { text: RefundsMessages; format: Format; viewer: SaleViewer }

export function requestColumns({ text, format, viewer }: Words): ListColumns<RequestRow> {
  const { column } = text.requests
  return [
    {
      id: 'buyer',
      header: column.buyer,
      cell: ({ buyerName }) => <span className="whitespace-nowrap">{buyerName}</span>,
    },
    {
      id: 'product',
      header: column.product,
      cell: ({ productName }) => <span className="block truncate sm:max-w-48">{productName}</span>,
      card: 'subtitle',
    },
    {
      id: 'protocol',
      header: column.protocol,
      cell: ({ protocol }) => <span className="whitespace-nowrap font-mono text-sm">{protocol}</span>,
      isHiddenAtFirst: true,
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
      cell: ({ state }) => <RequestBadge state={state} viewer={viewer} />,
      card: 'badge',
    },
    {
      id: 'due',
      header: column.due,
      cell: ({ state, dueAt }) =>
        isRunning(state, viewer) && dueAt !== null ? <TimeLeft until={dueAt} /> : '—',
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
