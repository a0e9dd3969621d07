import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { PaymentStatusBadge } from '#features/payments/payment-status-badge.tsx'
import { methodText } from '#features/payments/payment-texts.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { useNow } from '#kit/use-today.ts'
import type { DashboardData } from './dashboard-data.ts'
import { SaleLink } from './sale-link.tsx'

/** The same sales as a list, for narrow screens. */
export function LatestSalesList({ sales }: { sales: DashboardData['latestSales'] }) {
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  const now = useNow()
  return (
    <ul className="divide-y divide-(--color-border)">
      {sales.map((sale) => (
        <li key={sale.paymentId} className="relative grid grid-cols-1 gap-1 px-4 py-3">
          <div className="flex items-baseline justify-between gap-3">
            <SaleLink sale={sale} />
            <Money cents={sale.grossCents} currency={sale.currency} />
          </div>
          <div className="flex items-center justify-between gap-3">
            <span className="truncate text-muted text-sm">
              {format.ago(sale.createdAt, now)} · {methodText(payments, sale)}
            </span>
            <PaymentStatusBadge sale={sale} />
          </div>
        </li>
      ))}
    </ul>
  )
}
