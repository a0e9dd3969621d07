import { addDays, type CalendarDay, dayInSaoPaulo } from '@balcao/domain/calendar'
import { daysOfCycle } from '@balcao/domain/money/subscription-price'
import { and, eq, gt } from 'drizzle-orm'
import { subscriptionSteps } from '#db/schema/subscriptions.ts'
import type { Cycle, PlanChange, Subscription } from '#modules/subscriptions/subscription.ts'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'

/** The allowed days for the next charge, both inclusive. */
export type ChargeDays = { first: CalendarDay; last: CalendarDay }

/**
 * Days by which a buyer can postpone a charge, once in half a year. A seller may postpone by up to one more
 * period.
 */
const buyersDaysMax = 10
const buyersRestDays = 180

type Held = {
  subscription: Pick<Subscription, 'id' | 'state' | 'frequencyInDays' | 'paidUntil' | 'trialDays' | 'isTrial'>
  cycle: Pick<Cycle, 'state' | 'startsOn' | 'number'>
  isPaidInFull: boolean
  change: Pick<PlanChange, 'state'> | null
}

/**
 * Allowed days for the next charge: not before the end of the paid period, since that would charge one cycle
 * twice, and not without limit. Null if it cannot be moved: it is already requested, a change of plan that
 * begins today is not paid yet, or nothing more is charged.
 */
export async function chargeDays(
  viewer: SubscriptionViewer,
  { subscription, cycle, isPaidInFull, change }: Held,
): Promise<ChargeDays | null> {
  const { id, state, frequencyInDays, paidUntil, isTrial } = subscription
  if (isPaidInFull || state !== 'ACTIVE' || cycle.state !== 'PAID' || paidUntil === null) return null
  if (change !== null && change.state !== 'PLANNED') return null
  const isBuyer = viewer.actor.kind === 'BUYER'
  // Only the seller sets the length of a trial.
  if (isBuyer && (isTrial || (await hasMoved(viewer, id)))) return null
  const paidFor = addDays(cycle.startsOn, daysOfCycle(subscription, cycle.number))
  const tomorrow = addDays(dayInSaoPaulo(viewer.caller.now), 1)
  const [, first = tomorrow] = [paidFor, tomorrow].sort()
  const daysMax = isBuyer ? Math.min(buyersDaysMax, Math.floor(frequencyInDays / 3)) : frequencyInDays
  const last = addDays(paidFor, daysMax)
  return first <= last ? { first, last } : null
}

async function hasMoved({ caller }: SubscriptionViewer, subscriptionId: string): Promise<boolean> {
  const since = new Date(caller.now.getTime() - buyersRestDays * 86_400_000)
  const moved = await caller.tx
    .select({ id: subscriptionSteps.id })
    .from(subscriptionSteps)
    .where(
      and(
        eq(subscriptionSteps.subscriptionId, subscriptionId),
        eq(subscriptionSteps.kind, 'CHARGE_MOVED'),
        eq(subscriptionSteps.actor, 'BUYER'),
        gt(subscriptionSteps.at, since),
      ),
    )
    .limit(1)
  return moved.length > 0
}
