import { eq } from 'drizzle-orm'
import { orders } from '../../../db/schema/orders.ts'
import { invariant } from '../../../kit/invariant.ts'
import type { Scope } from '../../../scope.ts'
import { moveGrants } from '../../access/move-grants.ts'
import { ensureCustomer } from '../../accounts/customers/ensure-customer.ts'
import { moveSavedCards } from '../../cards/move-saved-cards.ts'
import { setBuyerEmail } from '../../orders/set-buyer-email.ts'
import { moveSubscriber } from '../../subscriptions/move-subscriber.ts'

/**
 * Moves a purchase to the person of another address: the order with its subscription, the saved card, and its
 * access. A subscription is locked before the payment, as everywhere.
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
