import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { nameToGreet } from '@balcao/domain/people/names'
import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { invariant } from '#kit/invariant.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'
import type { Invoice } from './prepare-invoice.ts'

/**
 * Mails the seller that the tax authority refused an invoice or its cancellation: once a day for each reason, since wrong
 * data of a product refuses every sale of the day.
 */
export async function mailRefusal(
  scope: Scope,
  { paymentId, productId }: Pick<Invoice, 'paymentId' | 'productId'>,
  refused: { what: 'INVOICE' | 'CANCELLATION'; code: string; text: string },
): Promise<void> {
  const { tx, platformId, now } = scope
  const [sale] = await tx
    .select({
      orderCode: orders.code,
      productName: products.name,
      seller: { id: users.id, name: users.name, document: users.document, email: users.email },
      locale: users.locale,
      isDemo: payments.isDemo,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, productId))
    .innerJoin(users, eq(users.id, orders.sellerId))
    .where(and(eq(payments.platformId, platformId), eq(payments.id, paymentId)))
  invariant(sale, 'an invoice has a sale')
  const { orderCode, productName, seller, locale, isDemo } = sale
  if (isDemo) return
  const { what, code, text } = refused
  await sendMail(scope, {
    key: `invoice-refused:${seller.id}:${what}:${code}:${dayInSaoPaulo(now)}`,
    to: seller.email,
    locale,
    template: 'invoiceRefused',
    props: {
      sellerName: nameToGreet(seller),
      what,
      orderCode,
      productName,
      reason: text === '' ? code : `${code}: ${text}`,
      invoicesPath: '/platform/invoices',
    },
  })
}
