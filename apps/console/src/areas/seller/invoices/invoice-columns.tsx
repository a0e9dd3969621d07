import type { InvoiceState } from '@balcao/domain/fiscal/invoices'
import { StatusBadge } from '@balcao/ui/status-badge'
import { invoiceTones } from '#features/payments/sale-invoices.tsx'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Moment } from '#kit/moment.tsx'
import { Money } from '#kit/money.tsx'
import { type Invoice, reasonText } from './invoice.ts'
import type { InvoicesMessages } from './messages/pt-br.ts'

type Words = { text: InvoicesMessages; states: Record<InvoiceState, string> }

export function invoiceColumns({ text, states }: Words): ListColumns<Invoice, never, 'createdAt'> {
  const { column } = text
  return [
    {
      id: 'order',
      header: column.order,
      cell: ({ orderCode, buyerName }) => (
        <span className="grid">
          <span className="tabular-nums">{orderCode}</span>
          <span className="truncate text-muted text-sm sm:max-w-52">{buyerName}</span>
        </span>
      ),
    },
    {
      id: 'product',
      header: column.product,
      cell: ({ productName }) => <span className="block truncate sm:max-w-56">{productName}</span>,
      card: 'subtitle',
    },
    {
      id: 'state',
      header: column.state,
      cell: (invoice) => {
        const reason = reasonText(invoice, text)
        return (
          <span className="grid justify-items-start gap-0.5">
            <StatusBadge tone={invoiceTones[invoice.state]}>{states[invoice.state]}</StatusBadge>
            {reason !== null && <span className="text-muted text-sm sm:max-w-64">{reason}</span>}
          </span>
        )
      },
      card: 'badge',
    },
    {
      id: 'number',
      header: column.number,
      isForWideOnly: true,
      cell: ({ series, number, outsideNumber, accessKey }) => (
        <span className="grid tabular-nums">
          {outsideNumber ?? (number === null ? '' : text.series(series ?? '', String(number)))}
          {accessKey !== null && (
            <span className="max-w-44 truncate text-muted text-sm" title={accessKey}>
              {accessKey}
            </span>
          )}
        </span>
      ),
      card: 'detail',
    },
    {
      id: 'amount',
      header: column.amount,
      align: 'end',
      cell: ({ amountCents, currency }) => <Money cents={amountCents} currency={currency} />,
      card: 'amount',
    },
    {
      id: 'paid',
      header: column.paid,
      sortBy: 'createdAt',
      cell: ({ paidAt }) => <Moment at={paidAt} />,
      card: 'none',
    },
  ]
}
