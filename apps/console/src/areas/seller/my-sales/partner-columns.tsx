import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { PaymentsMessages } from '#features/payments/messages/pt-br.ts'
import { PaymentStatusBadge } from '#features/payments/payment-status-badge.tsx'
import { methodText } from '#features/payments/payment-texts.ts'
import { Instant, MoneySums, type SaleSort, type SaleTotals } from '#features/payments/sale-columns.tsx'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { MySalesMessages } from './messages/pt-br.ts'

type PartnerSaleRow = inferOutput<typeof api.seller.affiliateSales.list>['rows'][number]

type Words = { text: MySalesMessages; payments: PaymentsMessages; format: Format }

/** A partner sees the product, the order and their own share. */
export function partnerColumns({
  text: { partner },
  payments,
  format,
}: Words): ListColumns<PartnerSaleRow, SaleTotals, SaleSort> {
  const { column } = payments.list
  return [
    {
      id: 'product',
      header: column.product,
      cell: (sale) => <span className="block truncate sm:max-w-72">{sale.productName}</span>,
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
      card: 'none',
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
      cell: (sale) => <PaymentStatusBadge sale={sale} />,
      card: 'badge',
    },
    {
      id: 'release',
      header: column.release,
      cell: (sale) => (sale.releaseAt === null ? '—' : format.shortDay(sale.releaseAt)),
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'gross',
      header: column.gross,
      sortBy: 'amount',
      align: 'end',
      cell: (sale) => <Money cents={sale.grossCents} currency={sale.currency} />,
      card: 'none',
      total: ({ money }) => <MoneySums sums={money} part="grossCents" />,
    },
    {
      id: 'share',
      header: partner.share,
      align: 'end',
      cell: (sale) => <Money cents={sale.shareCents} currency={sale.currency} />,
      card: 'amount',
      total: ({ money }) => <MoneySums sums={money} part="approvedShareCents" />,
    },
  ]
}
