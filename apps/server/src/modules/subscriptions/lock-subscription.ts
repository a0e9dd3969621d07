import { AppError } from '@balcao/domain/texts/app-error'
import { and, desc, eq, isNull, ne, or, type SQL } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { subscriptionCycles, subscriptions } from '#db/schema/subscriptions.ts'
import { invariant } from '#kit/invariant.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'
import { isPaidInFull } from './paid-in-full.ts'
import { findOpenChange } from './plan-change/find-open-change.ts'
import type { Cycle, PlanChange, Subscription } from './subscription.ts'

export type HeldSubscription = {
  subscription: Subscription
  /** The newest cycle; the cycle of a change of plan counts once it is paid. */
  cycle: Cycle
  /** The payment of the cycle: the paid one, or else the latest. */
  payment: Payment | null
  /** Whether all of a limited number of charges are paid. */
  isPaidInFull: boolean
  /** The open change of plan, with its cycle and the payment of that cycle. */
  change: (PlanChange & { cycle: Cycle | null; payment: Payment | null }) | null
}

/** Whether a cycle counts for its subscription: the cycle of an unpaid change of plan does not. */
export const isStanding = or(
  isNull(subscriptionCycles.creditCents),
  and(ne(subscriptionCycles.state, 'CHANGING'), ne(subscriptionCycles.state, 'UNPAID')),
)

/**
 * Locks a subscription, and then the payments of its newest cycle, until the end of the transaction: no other
 * step, pause or end runs concurrently, and no page of a payment makes a new code for it. Nothing locks them
 * in the other order.
 */
export async function lockSubscription(
  scope: Scope,
  subscriptionId: string,
  sees?: SQL,
): Promise<HeldSubscription> {
  const { tx } = scope
  const [subscription] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, subscriptionId), sees))
    .for('update')
  if (!subscription) throw new AppError('subscription_not_found')
  const cycle = await findNewestCycle(scope, subscriptionId)
  // Counted under the lock, because the statement above may have waited for a transaction that changed a
  // cycle.
  const [paid] =
    subscription.chargesMax === null
      ? []
      : await tx.select({ isPaidInFull }).from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  return {
    subscription,
    cycle,
    payment: await findPayment(scope, cycle),
    isPaidInFull: paid?.isPaidInFull === true,
    change: await findChange(scope, subscriptionId),
  }
}

/** The newest cycle of a subscription; the cycle of a change of plan counts once it is paid. */
export async function findNewestCycle({ tx }: Scope, subscriptionId: string): Promise<Cycle> {
  const [cycle] = await tx
    .select()
    .from(subscriptionCycles)
    .where(and(eq(subscriptionCycles.subscriptionId, subscriptionId), isStanding))
    .orderBy(desc(subscriptionCycles.number))
    .limit(1)
  invariant(cycle, `subscription ${subscriptionId} has no cycle`)
  return cycle
}

async function findChange(scope: Scope, subscriptionId: string): Promise<HeldSubscription['change']> {
  const change = await findOpenChange(scope, subscriptionId)
  if (change === null) return null
  const [cycle = null] =
    change.cycleId === null
      ? []
      : await scope.tx.select().from(subscriptionCycles).where(eq(subscriptionCycles.id, change.cycleId))
  return { ...change, cycle, payment: cycle && (await findPayment(scope, cycle)) }
}

/**
 * The payment of an order without a successor. Dates are not used, because the clocks of two machines may
 * differ.
 */
async function findPayment({ tx }: Scope, { orderId }: Cycle): Promise<Payment | null> {
  if (orderId === null) return null
  const ofOrder = eq(payments.orderId, orderId)
  await tx.select({ id: payments.id }).from(payments).where(ofOrder).orderBy(payments.id).for('update')
  // Read after the lock: the statement that waited for it does not see a payment opened during the wait.
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(ofOrder, isNull(payments.supersededById)))
  return payment ?? null
}
