import { eq } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import { moveGrants } from '#modules/access/move-grants.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { moveSavedCards } from '#modules/cards/move-saved-cards.ts'
import { setBuyerEmail } from '#modules/orders/set-buyer-email.ts'
import { moveSubscriber } from '#modules/subscriptions/move-subscriber.ts'
import type { Scope } from '#scope.ts'

/**
 * Moves a purchase to another address: the order with its subscription, the saved card, and the access. A
 * subscription is locked before the payment, as everywhere.
 */
export async function moveBuyer(
  scope: Scope,
  { orderId, buyerEmail }: { orderId: string; buyerEmail: string },
): Promise<void> {
  const orderIds = await moveSubscriber(scope, { orderId, buyerEmail })
  await setBuyerEmail(scope, { orderIds, buyerEmail })
  await moveSavedCards(scope, { orderIds, buyerEmail })
  const [order] = await scope.tx
    .select({ name: orders.buyerName, locale: orders.locale })
    .from(orders)
    .where(eq(orders.id, orderId))
  invariant(order, `order ${orderId} is missing`)
  const { userId: customerId } = await ensureCustomer(scope, { ...order, email: buyerEmail })
  await moveGrants(scope, { orderIds, customerId })
}
