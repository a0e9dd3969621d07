import { movementBetween, recurringRevenue } from '@balcao/domain/money/recurring-revenue'
import { eq } from 'drizzle-orm'
import { revenueMovements, subscriptions } from '#db/schema/subscriptions.ts'
import { isPaidInFull } from '#modules/subscriptions/paid-in-full.ts'
import type { Subscription } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'

/** Writes the movement of recurring revenue between two states of a subscription, if its revenue changed. */
export async function noteRevenue(scope: Scope, before: Subscription, after: Subscription): Promise<void> {
  const { tx, platformId, now } = scope
  const from = recurringRevenue(before)
  const to = recurringRevenue(after)
  if (from === to) return
  const { id: subscriptionId, sellerId, currency } = after
  await tx.insert(revenueMovements).values({
    platformId,
    subscriptionId,
    sellerId,
    kind: movementBetween({
      from,
      to,
      wasCounted: from === 0 && (await wasCounted(scope, subscriptionId)),
      isPaidInFull: to === 0 && (await endsPaidInFull(scope, after)),
    }),
    cents: to - from,
    currency,
    at: now,
  })
}

async function wasCounted({ tx }: Scope, subscriptionId: string): Promise<boolean> {
  const counted = await tx
    .select({ id: revenueMovements.id })
    .from(revenueMovements)
    .where(eq(revenueMovements.subscriptionId, subscriptionId))
    .limit(1)
  return counted.length > 0
}

/** A cancellation after the last charge changes nothing: the subscription is completed at the end of its period. */
async function endsPaidInFull({ tx }: Scope, { id, state, chargesMax }: Subscription): Promise<boolean> {
  if (state !== 'CANCEL_AT_END' || chargesMax === null) return state === 'COMPLETED'
  const [row] = await tx.select({ isPaidInFull }).from(subscriptions).where(eq(subscriptions.id, id))
  return row?.isPaidInFull === true
}
