import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { PaymentStatusBadge } from '#features/payments/payment-status-badge.tsx'
import { methodText } from '#features/payments/payment-texts.ts'
import { SaleReleases } from '#features/payments/sale-releases.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import type { QueryOptions } from '#kit/query-options.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { mySalesCatalogue } from './catalogue.ts'

type PartnerSale = inferOutput<typeof api.seller.affiliateSales.get>

/** A sale as a partner may see it: product, status, and the release of their own share. */
export function PartnerSaleDrawer(props: ListDrawer & { query: QueryOptions<PartnerSale> }) {
  const payments = useMessages(paymentsCatalogue)
  const text = useMessages(mySalesCatalogue).partner
  const format = useFormat()
  return (
    <RecordDrawer
      {...props}
      loadingTitle={payments.drawer.loading}
      title={(sale) => sale.productName}
      copy={(sale) => ({ text: sale.orderCode, label: payments.drawer.copyCode })}
      detail={(sale) => (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          <PaymentStatusBadge sale={sale} />
          <span>
            {payments.drawer.title(sale.orderCode)} · {methodText(payments, sale)} ·{' '}
            {format.dateTime(sale.createdAt)}
          </span>
        </p>
      )}
    >
      {(sale) => (
        <div className="grid gap-6">
          <MoneyLines
            lines={[
              { label: text.gross, cents: sale.grossCents, currency: sale.currency },
              { label: text.share, cents: sale.shareCents, currency: sale.currency, isSum: true },
            ]}
          />
          <SaleReleases lots={sale.money.lots} currency={sale.currency} />
        </div>
      )}
    </RecordDrawer>
  )
}
