import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@balcao/ui/table'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { PaymentStatusBadge } from '#features/payments/payment-status-badge.tsx'
import { methodText } from '#features/payments/payment-texts.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { useNow } from '#kit/use-today.ts'
import { dashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'
import { SaleLink } from './sale-link.tsx'

export function LatestSalesTable({ sales }: { sales: DashboardData['latestSales'] }) {
  const text = useMessages(dashboardCatalogue).latest
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  const now = useNow()
  return (
    <div className="@container">
      <Table label={text.title}>
        <TableHead className="static">
          <TableRow>
            <TableHeaderCell>{text.buyer}</TableHeaderCell>
            <TableHeaderCell className="@max-xl:hidden">{text.product}</TableHeaderCell>
            <TableHeaderCell>{text.status}</TableHeaderCell>
            <TableHeaderCell align="end">{text.amount}</TableHeaderCell>
            <TableHeaderCell align="end" className="@max-2xl:hidden">
              {text.share}
            </TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sales.map((sale) => (
            <TableRow key={sale.paymentId} className="relative">
              <TableCell className="max-w-48">
                <SaleLink sale={sale} />
                <span className="block truncate text-muted text-xs">
                  {format.ago(sale.createdAt, now)} · {methodText(payments, sale)}
                </span>
              </TableCell>
              <TableCell className="max-w-52 @max-xl:hidden">
                <span className="block truncate">{sale.productName}</span>
              </TableCell>
              <TableCell>
                <PaymentStatusBadge sale={sale} />
              </TableCell>
              <TableCell align="end">
                <Money cents={sale.grossCents} currency={sale.currency} />
              </TableCell>
              <TableCell align="end" className="@max-2xl:hidden">
                {sale.status === 'APPROVED' ? (
                  <Money cents={sale.shareCents} currency={sale.currency} />
                ) : (
                  '—'
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
