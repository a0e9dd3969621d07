import { Card, CardHeader } from '@balcao/ui/card'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@balcao/ui/table'
import { Link } from '@tanstack/react-router'
import { usePlatformSaleActions } from '#areas/admin/manage-sales/use-platform-sale-actions.tsx'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { PaymentStatusBadge } from '#features/payments/payment-status-badge.tsx'
import { methodText } from '#features/payments/payment-texts.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { RowMenu } from '#kit/list/row-menu.tsx'
import { Money } from '#kit/money.tsx'
import type { Buyer } from './buyer.ts'
import { buyersCatalogue } from './catalogue.ts'

/** Every purchase of the buyer, each with a link to its sale and the staff's actions. */
export function PurchasesTable({ purchases }: { purchases: Buyer['purchases'] }) {
  const text = useMessages(buyersCatalogue).purchases
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  const { actionsFor, dialog } = usePlatformSaleActions()
  return (
    <Card isFlush>
      <CardHeader title={text.title} detail={format.integer(purchases.length)} className="p-4" />
      <Table label={text.title}>
        <TableHead>
          <tr>
            <TableHeaderCell>{text.product}</TableHeaderCell>
            <TableHeaderCell className="max-sm:hidden">{text.date}</TableHeaderCell>
            <TableHeaderCell className="max-sm:hidden">{text.method}</TableHeaderCell>
            <TableHeaderCell align="end">{text.amount}</TableHeaderCell>
            <TableHeaderCell className="max-sm:hidden">{text.status}</TableHeaderCell>
            <TableHeaderCell>
              <span className="sr-only">{text.actions}</span>
            </TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {purchases.map((sale) => (
            <TableRow key={sale.paymentId}>
              <TableCell>
                <Link
                  to="/admin-root/manage-sales"
                  search={{ open: sale.paymentId } as never}
                  className="font-medium hover:underline"
                >
                  {sale.productName}
                </Link>
                <span className="block text-muted text-sm">
                  {sale.sellerName}
                  <span className="sm:hidden"> · {format.date(sale.createdAt)}</span>
                </span>
                <span className="mt-1 block sm:hidden">
                  <PaymentStatusBadge sale={sale} />
                </span>
              </TableCell>
              <TableCell className="whitespace-nowrap max-sm:hidden">{format.date(sale.createdAt)}</TableCell>
              <TableCell className="max-sm:hidden">{methodText(payments, sale)}</TableCell>
              <TableCell align="end">
                <Money cents={sale.amountCents} currency={sale.currency} />
              </TableCell>
              <TableCell className="max-sm:hidden">
                <PaymentStatusBadge sale={sale} />
              </TableCell>
              <TableCell align="end">
                <RowMenu
                  rowLabel={text.rowLabel(sale.productName, sale.orderCode)}
                  actions={actionsFor(sale)}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {dialog}
    </Card>
  )
}
