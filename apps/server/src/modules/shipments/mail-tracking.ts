import { nameToGreet } from '@balcao/domain/people/names'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import { openNotifier } from '#modules/notifications/open-notifier.ts'
import type { Scope } from '#scope.ts'
import type { Shipment } from './lock-shipment.ts'

/** Mails the tracking code to the buyer. False if the platform has these mails switched off. */
export async function mailTracking(
  scope: Scope,
  {
    id,
    orderId,
    sellerId,
    carrier,
    trackingCode,
    trackingUrl,
  }: Omit<Shipment, 'trackingCode'> & { trackingCode: string },
  key: string,
): Promise<boolean> {
  const [sale] = await scope.tx
    .select({ order: orders, productName: products.name, sellerName: users.name })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(users, eq(users.id, orders.sellerId))
    .where(eq(orders.id, orderId))
  invariant(sale, `shipment ${id} has no order`)
  const { order, productName, sellerName } = sale
  const notifier = await openNotifier(scope, sellerId)
  return notifier.buyer('onProductShipping', {
    key,
    orderId,
    to: order.buyerEmail,
    locale: order.locale,
    props: {
      buyerName: nameToGreet({ name: order.buyerName, document: order.buyerDocument }),
      productName,
      sellerName,
      orderCode: order.code,
      amountCents: order.totalCents,
      currency: order.currency,
      purchasesPath: '/my-purchases',
      carrier,
      trackingCode,
      trackingUrl,
    },
  })
}
