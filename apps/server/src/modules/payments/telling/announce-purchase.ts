import type { TrackedEvent } from '@balcao/domain/checkout/pixels'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { isBuyer, type PaymentViewer } from '#modules/payments/views/payment-viewer.ts'
import { claimForBrowser } from '#modules/tracking/claim-announcement.ts'
import type { Scope } from '#scope.ts'

/** Vendors accept no older event, and an old receipt that is opened again is not a sale of today. */
const announcedWithinMs = 7 * 24 * 60 * 60 * 1000

/**
 * The event by which the buyer's browser reports the purchase. It is returned once per order, so that no
 * second tab, device or reload repeats it, and never to a stranger with the payment's address. It contains
 * the order's id, because the payment's id is that address.
 */
export async function announcePurchase(
  scope: Scope,
  paymentId: string,
  viewer: PaymentViewer,
): Promise<TrackedEvent | null> {
  const { tx, now } = scope
  const [found] = await tx
    .select({
      id: payments.id,
      orderId: payments.orderId,
      status: payments.status,
      paidAt: payments.paidAt,
      amountCents: payments.amountCents,
      currency: payments.currency,
      productId: products.id,
      productName: products.name,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, orders.productId))
    .where(eq(payments.id, paymentId))
  if (!found) throw new AppError('payment_not_found')
  const { orderId, status, paidAt, amountCents, currency, productId, productName } = found
  if (status !== 'APPROVED' || paidAt === null) return null
  if (now.getTime() - paidAt.getTime() > announcedWithinMs) return null
  if (!(await isBuyer(scope, viewer, found))) return null
  const claimed = await claimForBrowser(scope, orderId)
  if (claimed === null) return null
  return {
    name: 'Purchase',
    value: amountCents / 100,
    currency,
    eventId: orderId,
    content: { id: productId, name: productName },
    ...(claimed === 'WITHOUT_ANALYTICS' && { isInAnalytics: true }),
  }
}
