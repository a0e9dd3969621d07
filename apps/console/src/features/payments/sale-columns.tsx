import { sourceName } from '@balcao/domain/checkout/source-names'
import { shownStanding } from '@balcao/domain/payments/shown-standing'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumn, ListTitleColumn } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { PaymentsMessages } from './messages/pt-br.ts'
import { PaymentStatusBadge } from './payment-status-badge.tsx'
import { methodText, reasonText } from './payment-texts.ts'

export type SaleRow = inferOutput<typeof api.seller.sales.list>['rows'][number]
export type SaleTotals = inferOutput<typeof api.seller.sales.sum>

export type SaleSort = NonNullable<inferInput<typeof api.seller.sales.list>['sort']>['by']

type Words = { payments: PaymentsMessages; format: Format }

/** Columns common to every list of full sales, by name; each list adds its own. */
export function saleColumns({ payments, format }: Words) {
  const { column } = payments.list
  return {
    buyer: {
      id: 'buyer',
      header: column.buyer,
      cell: (sale: SaleRow) => <span className="whitespace-nowrap">{sale.buyerName}</span>,
    },
    created: {
      id: 'created',
      header: column.created,
      sortBy: 'createdAt',
      cell: (sale: SaleRow) => <Instant at={sale.createdAt} format={format} />,
    },
    order: {
      id: 'order',
      header: column.order,
      cell: (sale: SaleRow) => <span className="font-mono text-sm">{sale.orderCode}</span>,
      isHiddenAtFirst: true,
      card: 'none',
    },
    product: {
      id: 'product',
      header: column.product,
      cell: (sale: SaleRow) => (
        <span className="block truncate @4xl:max-w-60 sm:max-w-40">{sale.productName}</span>
      ),
      card: 'subtitle',
    },
    method: {
      id: 'method',
      header: column.method,
      cell: (sale: SaleRow) => <span className="whitespace-nowrap">{methodText(payments, sale)}</span>,
      isForWideOnly: true,
    },
    status: {
      id: 'status',
      header: column.status,
      cell: (sale: SaleRow) => (
        <span className="inline-flex flex-wrap items-center gap-x-1.5">
          <PaymentStatusBadge sale={sale} />
          <span className="text-muted text-xs empty:hidden">{statusDetail(sale, { payments, format })}</span>
        </span>
      ),
      card: 'badge',
    },
    source: {
      id: 'source',
      header: column.source,
      cell: (sale: SaleRow) =>
        sale.affiliateName ?? (sale.source ? sourceName(sale.source, format.locale) : '—'),
      isHiddenAtFirst: true,
      card: 'none',
    },
    release: {
      id: 'release',
      header: column.release,
      cell: (sale: SaleRow) => (sale.releaseAt === null ? '—' : format.shortDay(sale.releaseAt)),
      isHiddenAtFirst: true,
      card: 'none',
    },
    paid: {
      id: 'paid',
      header: column.paid,
      cell: (sale: SaleRow) => (sale.paidAt === null ? '—' : <Instant at={sale.paidAt} format={format} />),
      isHiddenAtFirst: true,
      card: 'none',
    },
    gross: {
      id: 'gross',
      header: column.gross,
      sortBy: 'amount',
      align: 'end',
      cell: (sale: SaleRow) => <Money cents={sale.grossCents} currency={sale.currency} />,
      card: 'amount',
      total: ({ money }: SaleTotals) => <MoneySums sums={money} part="grossCents" />,
    },
  } satisfies { buyer: ListTitleColumn<SaleRow, SaleTotals, SaleSort> } & Record<
    string,
    ListColumn<SaleRow, SaleTotals, SaleSort>
  >
}

/** Reason of a refusal, or expiry of a code. */
function statusDetail(sale: SaleRow, { payments, format }: Words): string | null {
  if (shownStanding(sale) === 'REJECTED') return reasonText(payments, sale.statusReason)
  if (sale.status !== 'PENDING' || sale.expiresAt === null) return null
  const isOver = new Date(sale.expiresAt) < new Date()
  return payments.list[isOver ? 'expired' : 'expires'](format.shortDay(sale.expiresAt))
}

export function Instant({ at, format }: { at: string; format: Format }) {
  return (
    <time dateTime={at} title={format.longDateTime(at)} className="whitespace-nowrap tabular-nums">
      {format.dateTime(at)}
    </time>
  )
}

/** A line for each currency: amounts of two currencies are never summed. */
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
