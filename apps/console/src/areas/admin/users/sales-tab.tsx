import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { PaymentStatusBadge } from '#features/payments/payment-status-badge.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { usersCatalogue } from './catalogue.ts'

export function SalesTab({ userId }: { userId: string }) {
  const text = useMessages(usersCatalogue).sales
  const { method: names } = useMessages(paymentsCatalogue)
  const format = useFormat()
  const query = useQuery(api.admin.users.sales.queryOptions({ userId }))
  return (
    <QueryStates
      query={query}
      skeleton={<Skeleton className="h-56 w-full" />}
      empty={{ isEmpty: (sales) => sales.length === 0, element: <p className="text-muted">{text.empty}</p> }}
    >
      {(sales) => (
        <div className="grid gap-3">
          <p className="text-muted">{text.latest}</p>
          <ul className="divide-y divide-(--color-border) rounded-control border border-default">
            {sales.map((sale) => (
              <li
                key={sale.paymentId}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-3 py-2.5"
              >
                <span className="truncate">{sale.productName}</span>
                <Money cents={sale.amountCents} currency={sale.currency} />
                <span className="truncate text-muted text-sm">
                  {sale.orderCode} · {names[sale.method]} · {format.dateTime(sale.createdAt)}
                </span>
                <span className="justify-self-end">
                  <PaymentStatusBadge sale={sale} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </QueryStates>
  )
}
