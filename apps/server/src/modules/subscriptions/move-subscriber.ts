import { eq } from 'drizzle-orm'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'
import { changeSubscription } from './change-subscription.ts'
import { listOrdersTogether } from './charging/list-orders-together.ts'
import { lockSubscription } from './lock-subscription.ts'

/**
 * Moves the subscription of an order to another address of its buyer, for mails and charges. Returns all
 * orders of the subscription.
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
