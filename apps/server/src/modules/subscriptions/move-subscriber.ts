import { eq } from 'drizzle-orm'
import { subscriptionCycles } from '../../db/schema/subscriptions.ts'
import type { Scope } from '../../scope.ts'
import { changeSubscription } from './change-subscription.ts'
import { listOrdersTogether } from './list-orders-together.ts'
import { lockSubscription } from './lock-subscription.ts'

/**
 * The subscription that an order belongs to is written to and charged under another address of its buyer. Answers all orders that go with
 * the given one.
 */
export async function moveSubscriber(
  scope: Scope,
  { orderId, buyerEmail }: { orderId: string; buyerEmail: string },
): Promise<string[]> {
  const [own] = await scope.tx
    .select({ subscriptionId: subscriptionCycles.subscriptionId })
    .from(subscriptionCycles)
    .where(eq(subscriptionCycles.orderId, orderId))
  if (!own) return [orderId]
  const { subscriptionId } = own
  const { subscription } = await lockSubscription(scope, subscriptionId)
  await changeSubscription(scope, subscription, { buyerEmail })
  return listOrdersTogether(scope, orderId)
}
