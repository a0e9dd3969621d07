import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '../../../api/client.ts'
import type { PaymentsMessages } from '../../../features/payments/messages/pt-br.ts'
import { PaymentStatusBadge } from '../../../features/payments/payment-status-badge.tsx'
import { methodText, reasonText } from '../../../features/payments/payment-texts.ts'
import type { Format } from '../../../i18n/use-format.ts'
import type { ListColumns } from '../../../kit/list/list-declaration.ts'
import { Money } from '../../../kit/money.tsx'
import type { MySalesMessages } from './messages/pt-br.ts'

export type SaleRow = inferOutput<typeof api.seller.sales.list>['rows'][number]
export type SaleTotals = inferOutput<typeof api.seller.sales.sum>

export type SaleSort = NonNullable<inferInput<typeof api.seller.sales.list>['sort']>['by']

type Words = { text: MySalesMessages; payments: PaymentsMessages; format: Format }

export function saleColumns({ text, payments, format }: Words): ListColumns<SaleRow, SaleTotals, SaleSort> {
  const { column } = text
  return [
    {
      id: 'buyer',
      header: column.buyer,
      cell: (sale) => <span className="whitespace-nowrap">{sale.buyerName}</span>,
    },
    {
      id: 'created',
      header: column.created,
      sortBy: 'createdAt',
      cell: (sale) => <Instant at={sale.createdAt} format={format} />,
    },
    {
      id: 'order',
      header: column.order,
      cell: (sale) => <span className="font-mono text-sm">{sale.orderCode}</span>,
      isHiddenAtFirst: true,
      card: 'none',
    },
    {
      id: 'product',
      header: column.product,
      cell: (sale) => <span className="block truncate @4xl:max-w-60 sm:max-w-40">{sale.productName}</span>,
      card: 'subtitle',
    },
    {
      id: 'method',
      header: column.method,
      cell: (sale) => <span className="whitespace-nowrap">{methodText(payments, sale)}</span>,
      isForWideOnly: true,
    },
    {
      id: 'status',
      header: column.status,
      cell: (sale) => (
        <span className="inline-flex flex-wrap items-center gap-x-1.5">
          <PaymentStatusBadge status={sale.status} certainty={sale.certainty} />
          <span className="text-muted text-xs empty:hidden">
            {statusDetail(sale, { text, payments, format })}
          </span>
        </span>
      ),
      card: 'badge',
    },
    {
      id: 'source',
      header: column.source,
      cell: (sale) => sale.affiliateName ?? sale.source ?? '—',
      isHiddenAtFirst: true,
      card: 'none',
    },
    {
      id: 'release',
      header: column.release,
      cell: (sale) => (sale.releaseAt === null ? '—' : format.shortDay(sale.releaseAt)),
      isHiddenAtFirst: true,
      card: 'none',
    },
    {
      id: 'paid',
      header: column.paid,
      cell: (sale) => (sale.paidAt === null ? '—' : <Instant at={sale.paidAt} format={format} />),
      isHiddenAtFirst: true,
      card: 'none',
    },
    {
      id: 'gross',
      header: column.gross,
      sortBy: 'amount',
      align: 'end',
      cell: (sale) => <Money cents={sale.grossCents} currency={sale.currency} />,
      card: 'amount',
      total: ({ money }) => <MoneySums sums={money} part="grossCents" />,
    },
    {
      id: 'share',
      header: column.share,
      align: 'end',
      isForWideOnly: true,
      // What is not approved has not been earned.
      cell: (sale) =>
        sale.status === 'APPROVED' ? <Money cents={sale.shareCents} currency={sale.currency} /> : '—',
      card: 'none',
      total: ({ money }) => <MoneySums sums={money} part="approvedShareCents" />,
    },
  ]
}

/** Why it was refused, or until when it can be paid. */
function statusDetail(sale: SaleRow, { text, payments, format }: Words): string | null {
  if (sale.status === 'REJECTED') return reasonText(payments, sale.statusReason)
  if (sale.status !== 'PENDING' || sale.expiresAt === null) return null
  return text.expires(format.shortDay(sale.expiresAt))
}

export function Instant({ at, format }: { at: string; format: Format }) {
  return (
    <time dateTime={at} title={format.longDateTime(at)} className="whitespace-nowrap tabular-nums">
      {format.dateTime(at)}
    </time>
  )
}

/** A line for each currency: amounts of two have no sum. */
export function MoneySums({
  sums,
  part,
}: {
  sums: SaleTotals['money']
  part: 'grossCents' | 'approvedShareCents'
}) {
  return sums.map(({ currency, [part]: cents }) => (
    <div key={currency}>
      <Money cents={cents} currency={currency} />
    </div>
  ))
}
