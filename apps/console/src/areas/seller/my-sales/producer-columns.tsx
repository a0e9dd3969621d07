import type { PaymentsMessages } from '#features/payments/messages/pt-br.ts'
import {
  MoneySums,
  type SaleRow,
  type SaleSort,
  type SaleTotals,
  saleColumns,
} from '#features/payments/sale-columns.tsx'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'

type Words = { payments: PaymentsMessages; format: Format }

export function producerColumns(words: Words): ListColumns<SaleRow, SaleTotals, SaleSort> {
  const { buyer, created, order, product, method, status, source, release, paid, gross } = saleColumns(words)
  return [
    buyer,
    created,
    order,
    product,
    method,
    status,
    source,
    release,
    paid,
    {
      ...gross,
      // Where the share has no column of its own, it is shown under the amount.
      cell: (sale) => (
        <span className="grid">
          {gross.cell(sale)}
          {sale.status === 'APPROVED' && (
            <span className="text-muted text-xs @4xl:hidden">
              {words.payments.list.column.share} <Money cents={sale.shareCents} currency={sale.currency} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'share',
      header: words.payments.list.column.share,
      align: 'end',
      isForWideOnly: true,
      // An unapproved sale has no earned share.
      cell: (sale) =>
        sale.status === 'APPROVED' ? <Money cents={sale.shareCents} currency={sale.currency} /> : '—',
      card: 'none',
      total: ({ money }) => <MoneySums sums={money} part="approvedShareCents" />,
    },
  ]
}
