import { eq } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import { lockSubscription } from '#modules/subscriptions/lock-subscription.ts'
import { dropUncoveredChange } from '#modules/subscriptions/plan-change/end-plan-change.ts'
import {
  followPlanPayment,
  returnDroppedCharge,
} from '#modules/subscriptions/plan-change/follow-plan-payment.ts'
import type { Scope } from '#scope.ts'
import { followPayment } from './follow-payment.ts'

/** Updates a subscription by the outcome of one of its payments. */
export async function settleCycle(scope: Scope, paymentId: string): Promise<void> {
  const { tx } = scope
  const [found] = await tx
    .select({ cycle: subscriptionCycles })
    .from(payments)
    .innerJoin(subscriptionCycles, eq(subscriptionCycles.orderId, payments.orderId))
    .where(eq(payments.id, paymentId))
  if (!found) return
  const { subscription, cycle: newest } = await lockSubscription(scope, found.cycle.subscriptionId)
  // Payment and cycle are read again under the lock: both may have changed in the meantime.
  const [[payment], [cycle]] = await Promise.all([
    tx.select().from(payments).where(eq(payments.id, paymentId)),
    tx.select().from(subscriptionCycles).where(eq(subscriptionCycles.id, found.cycle.id)),
  ])
  if (!payment || !cycle) return
  if (cycle.state === 'CHANGING')
    return followPlanPayment(scope, { subscription, former: newest, cycle, payment })
  const isDroppedChange = cycle.creditCents !== null && cycle.state === 'UNPAID'
  if (isDroppedChange) return returnDroppedCharge(scope, cycle, payment)
  await followPayment(scope, { subscription, cycle, isNewest: cycle.id === newest.id, payment })
  await dropUncoveredChange(scope, newest)
}
