import type { PaymentsMessages } from '#features/payments/messages/pt-br.ts'
import { type SaleSort, type SaleTotals, saleColumns } from '#features/payments/sale-columns.tsx'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { ManageSalesMessages } from './messages/pt-br.ts'
import type { PlatformSaleRow } from './platform-sale.ts'

type Words = { text: ManageSalesMessages; payments: PaymentsMessages; format: Format }

/** The seller's columns of a sale, and the platform's share. */
export function platformSaleColumns({
  text: { column },
  ...words
}: Words): ListColumns<PlatformSaleRow, SaleTotals, SaleSort> {
  const { buyer, created, order, product, method, status, paid, gross } = saleColumns(words)
  return [
    buyer,
    created,
    {
      id: 'seller',
      header: column.seller,
      cell: ({ sellerName, productName }) => (
        <span className="block sm:max-w-44">
          <span className="block truncate">{sellerName}</span>
          <span className="block truncate text-muted text-sm">{productName}</span>
        </span>
      ),
      card: 'subtitle',
    },
    { ...product, isHiddenAtFirst: true, card: 'none' },
    { ...order, isHiddenAtFirst: true, card: 'none' },
    method,
    status,
    {
      id: 'acquirer',
      header: column.acquirer,
      cell: ({ acquirer }) => <span className="block truncate sm:max-w-36">{acquirer}</span>,
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'attempts',
      header: column.attempts,
      align: 'end',
      cell: ({ attemptCount }) => attemptCount,
      isHiddenAtFirst: true,
      card: 'none',
    },
    {
      id: 'returnCode',
      header: column.returnCode,
      cell: ({ returnCode }) => <span className="font-mono text-sm">{returnCode ?? '—'}</span>,
      isHiddenAtFirst: true,
      card: 'none',
    },
    paid,
    gross,
    {
      id: 'revenue',
      header: column.revenue,
      align: 'end',
      isHiddenAtFirst: true,
      cell: ({ earnedCents, currency }) => <Money cents={earnedCents} currency={currency} />,
      card: 'none',
    },
    {
      id: 'cost',
      header: column.cost,
      align: 'end',
      isForWideOnly: true,
      cell: ({ costCents, currency }) => <Money cents={costCents} currency={currency} />,
      card: 'none',
    },
    {
      id: 'margin',
      header: column.margin,
      align: 'end',
      isForWideOnly: true,
      cell: ({ marginCents, currency }) => <Money cents={marginCents} currency={currency} />,
      card: 'none',
    },
  ]
}
