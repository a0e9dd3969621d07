import type { SubscriptionState } from '#payments/subscription-states.ts'
import type { Cents } from './money.ts'
import type { Plan } from './plan-change.ts'

/** Days of the month that recurring revenue is stated in. */
const revenueDays = 30

/** States of subscriptions that are charged: their payments are expected to recur. */
export const recurringStates = ['ACTIVE', 'PAST_DUE'] as const satisfies readonly SubscriptionState[]

/**
 * Why recurring revenue moved. REACTIVATION: a subscription that was counted before counts again. CHURN: it was canceled,
 * paused or unpaid. COMPLETED: its last charge was paid and its period is over.
 */
export const revenueMovements = [
  'NEW',
  'REACTIVATION',
  'EXPANSION',
  'CONTRACTION',
  'CHURN',
  'COMPLETED',
] as const
export type RevenueMovement = (typeof revenueMovements)[number]

/** Recurring revenue of a subscription: its price over thirty days while it is charged, none in its trial. */
export function recurringRevenue({
  state,
  isTrial,
  priceCents,
  frequencyInDays,
}: Plan & { state: SubscriptionState; isTrial: boolean }): Cents {
  if (isTrial || !recurringStates.some((recurring) => recurring === state)) return 0
  const days = BigInt(frequencyInDays)
  return Number((2n * BigInt(priceCents) * BigInt(revenueDays) + days) / (2n * days))
}

type Moved = {
  from: Cents
  to: Cents
  /** Whether the subscription was recurring revenue at any time before. */
  wasCounted: boolean
  /** Whether all of a limited number of charges are paid. */
  isPaidInFull: boolean
}

/** The kind of a movement between two different amounts of one subscription. */
export function movementBetween({ from, to, wasCounted, isPaidInFull }: Moved): RevenueMovement {
  if (from === 0) return wasCounted ? 'REACTIVATION' : 'NEW'
  if (to === 0) return isPaidInFull ? 'COMPLETED' : 'CHURN'
  return to > from ? 'EXPANSION' : 'CONTRACTION'
}
