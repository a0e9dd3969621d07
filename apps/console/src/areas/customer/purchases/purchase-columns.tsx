import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '../../../api/client.ts'
import { PaymentStatusBadge } from '../../../features/payments/payment-status-badge.tsx'
import type { Format } from '../../../i18n/use-format.ts'
import type { ListColumns } from '../../../kit/list/list-declaration.ts'
import { Money } from '../../../kit/money.tsx'
import type { PurchasesMessages } from './messages/pt-br.ts'

type PurchaseRow = inferOutput<typeof api.customer.purchases.list>['rows'][number]
type PurchaseSort = NonNullable<inferInput<typeof api.customer.purchases.list>['sort']>['by']

export function purchaseColumns({
  column,
  format,
}: {
  column: PurchasesMessages['column']
  format: Format
}): ListColumns<PurchaseRow, never, PurchaseSort> {
  return [
    {
      id: 'product',
      header: column.product,
      // The page of the payment belongs to the checkout, which is a site of its own.
      cell: ({ paymentId, productName }) => (
        <a href={`/checkout/payment/${paymentId}`} className="font-medium text-primary hover:underline">
          {productName}
        </a>
      ),
    },
    { id: 'seller', header: column.seller, cell: ({ sellerName }) => sellerName, card: 'subtitle' },
    { id: 'order', header: column.order, cell: ({ orderCode }) => orderCode, card: 'detail' },
    {
      id: 'date',
      header: column.date,
      sortBy: 'createdAt',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={format.longDateTime(createdAt)} className="tabular-nums">
          {format.date(createdAt)}
        </time>
      ),
      card: 'detail',
    },
    {
      id: 'status',
      header: column.status,
      cell: ({ status }) => <PaymentStatusBadge status={status} />,
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
