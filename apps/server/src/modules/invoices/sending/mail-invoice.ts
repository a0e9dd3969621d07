import { publicInvoiceUrl } from '@balcao/domain/fiscal/invoices'
import { nameToGreet } from '@balcao/domain/people/names'
import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { invariant } from '#kit/invariant.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'
import { isSimulated } from './national-desk.ts'
import type { Invoice } from './prepare-invoice.ts'

/** Mails an issued invoice to the buyer, once. Demo sales send no mail. */
export async function mailInvoice(scope: Scope, invoice: Invoice, accessKey: string): Promise<void> {
  const [sale] = await scope.tx
    .select({ order: orders, productName: products.name, sellerName: users.name, isDemo: payments.isDemo })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, invoice.productId))
    .innerJoin(users, eq(users.id, orders.sellerId))
    .where(and(eq(payments.platformId, scope.platformId), eq(payments.id, invoice.paymentId)))
  invariant(sale, 'an invoice has a sale')
  const { order, productName, sellerName, isDemo } = sale
  if (isDemo) return
  await sendMail(scope, {
    key: `invoice-issued:${invoice.id}`,
    orderId: order.id,
    to: order.buyerEmail,
    locale: order.locale,
    template: 'invoiceIssued',
    props: {
      buyerName: nameToGreet({ name: order.buyerName, document: order.buyerDocument }),
      productName,
      sellerName,
      orderCode: order.code,
      amountCents: invoice.amountCents,
      currency: order.currency,
      purchasesPath: '/my-purchases',
      accessKey,
      invoiceUrl: isSimulated(scope.app, scope.platformId) ? null : publicInvoiceUrl(accessKey),
    },
  })
}
