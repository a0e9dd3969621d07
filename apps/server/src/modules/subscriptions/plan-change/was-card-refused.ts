import { and, desc, eq, gt } from 'drizzle-orm'
import { savedCards } from '#db/schema/cards.ts'
import { payments } from '#db/schema/payments.ts'
import { planChanges, subscriptionCycles } from '#db/schema/subscriptions.ts'
import { neverReached } from '#modules/payments/views/card-decline-of.ts'
import { hardReasons } from '#modules/subscriptions/charging/follow-payment.ts'
import type { Subscription } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'

/** Pause between a refused charge of a change and the next one with the same card. */
const pauseMs = 24 * 3_600_000
const refusalsMax = 20

/** Whether the bank refused the present card for a change of plan within a day, or for good. */
export async function wasCardRefused(
  { tx, now }: Scope,
  { id, method, savedCardId }: Subscription,
): Promise<boolean> {
  if (method !== 'CREDIT_CARD' || savedCardId === null) return false
  const refusals = await tx
    .select({ at: planChanges.createdAt, reason: payments.statusReason })
    .from(planChanges)
    .innerJoin(subscriptionCycles, eq(subscriptionCycles.id, planChanges.cycleId))
    .innerJoin(payments, eq(payments.orderId, subscriptionCycles.orderId))
    .innerJoin(savedCards, eq(savedCards.id, savedCardId))
    .where(
      and(
        eq(planChanges.subscriptionId, id),
        eq(planChanges.state, 'DROPPED'),
        eq(payments.method, 'CREDIT_CARD'),
        eq(payments.status, 'REJECTED'),
        gt(planChanges.createdAt, savedCards.createdAt),
      ),
    )
    .orderBy(desc(planChanges.createdAt))
    .limit(refusalsMax)
  return refusals.some(
    ({ at, reason }) =>
      !neverReached(reason) &&
      (now.getTime() - at.getTime() < pauseMs || hardReasons.some((hard) => hard === reason)),
  )
}
