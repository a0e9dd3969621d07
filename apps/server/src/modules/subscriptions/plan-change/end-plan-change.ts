import type { SubscriptionState } from '@balcao/domain/payments/subscription-states'
import { eq } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import type { Cycle, PlanChange } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'
import { dropPlanChange } from './drop-plan-change.ts'
import { findOpenChange } from './find-open-change.ts'
import { isCreditKept } from './read-worth.ts'

const endStates: readonly SubscriptionState[] = ['CANCEL_AT_END', 'CANCELED', 'COMPLETED']

/**
 * Drops the open change of a subscription that ends. A change with an open charge is kept until the subscription is
 * over; a change whose charge is paid is left to the job that settles the payment.
 */
export async function endPlanChange(
  scope: Scope,
  { id, state }: { id: string; state: SubscriptionState },
): Promise<void> {
  if (!endStates.includes(state)) return
  const change = await findOpenChange(scope, id)
  if (!change) return
  const isCharging = change.state === 'CHARGING'
  if (isCharging && (state === 'CANCEL_AT_END' || (await isPaid(scope, change)))) return
  await dropPlanChange(scope, change, { reason: 'ENDED' })
}

/**
 * Drops the open change of a subscription whose credit was lost: a charge that gave it was refunded or disputed. A
 * change whose charge is paid is left to the job that settles the payment.
 */
export async function dropUncoveredChange(scope: Scope, cycle: Cycle): Promise<void> {
  const change = await findOpenChange(scope, cycle.subscriptionId)
  if (!change || change.state === 'PLANNED' || (await isPaid(scope, change))) return
  if (!(await isCreditKept(scope, cycle, change))) await dropPlanChange(scope, change, { reason: 'REVERSED' })
}

async function isPaid({ tx }: Scope, { cycleId }: PlanChange): Promise<boolean> {
  if (cycleId === null) return false
  const paid = await tx
    .select({ paidAt: payments.paidAt })
    .from(payments)
    .innerJoin(subscriptionCycles, eq(subscriptionCycles.orderId, payments.orderId))
    .where(eq(subscriptionCycles.id, cycleId))
  return paid.some(({ paidAt }) => paidAt !== null)
}
