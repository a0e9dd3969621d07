import { addDays, type CalendarDay, daysBetween } from '#calendar.ts'
import type { Cents } from './money.ts'

/** Price of a subscription's period, and the number of its days. */
export type Plan = { priceCents: Cents; frequencyInDays: number }

export type PaidCycle = {
  /** Price of the cycle's whole period. */
  priceCents: Cents
  /** What was paid for the cycle's days and not returned. */
  paidCents: Cents
  /** Credit for the unused days of the former cycle. */
  creditCents: Cents
}

/**
 * Worth of the last cycle of a run: the paid amount and the credit, at most the price. A change of plan began
 * every cycle of the run but the first. A credit is at most the worth of the cycle before, which a refund
 * reduces.
 */
export function worthOfCycle(run: readonly PaidCycle[]): Cents {
  return run.reduce(
    (worth, { priceCents, paidCents, creditCents }) =>
      Math.max(0, Math.min(priceCents, paidCents + Math.min(creditCents, worth))),
    0,
  )
}

type PartOfItem = {
  /** Price of the item before a coupon, and the setup fee in it. */
  priceCents: Cents
  feeCents: Cents
  /** What was paid for the item and not returned. */
  paidCents: Cents
}

/** What was paid for the days of a first period: the setup fee in the same item buys no days. */
export function paidForDays({ priceCents, feeCents, paidCents }: PartOfItem): Cents {
  if (feeCents === 0 || priceCents === 0) return paidCents
  return Number((BigInt(paidCents) * BigInt(priceCents - feeCents)) / BigInt(priceCents))
}

export type PaidPeriod = {
  worthCents: Cents
  startsOn: CalendarDay
  /** Later than the last paid day if the next charge was postponed. */
  endsOn: CalendarDay
  frequencyInDays: number
}

/** Share of a cycle's worth for its unused paid days, today included. The days of a postponed charge are free. */
export function unusedCredit(
  { worthCents, startsOn, endsOn, frequencyInDays }: PaidPeriod,
  today: CalendarDay,
): Cents {
  const paidUntil = addDays(startsOn, frequencyInDays)
  const lastDay = endsOn < paidUntil ? endsOn : paidUntil
  const days = daysBetween({ from: startsOn, to: lastDay })
  const unused = Math.min(days, Math.max(0, daysBetween({ from: today, to: lastDay })))
  return days <= 0 ? 0 : Number((BigInt(worthCents) * BigInt(unused)) / BigInt(days))
}

export const planChangeTimes = ['NOW', 'RENEWAL'] as const
export type PlanChangeTime = (typeof planChangeTimes)[number]

export type PlanChangeQuote = {
  takesEffect: PlanChangeTime
  /** First day of the new plan's first cycle, and the day on which the next cycle begins. */
  startsOn: CalendarDay
  endsOn: CalendarDay
  /** Credit for the unused days of the paid cycle. */
  creditCents: Cents
  /** Charged today. */
  dueCents: Cents
}

type Asked = {
  from: Plan
  to: Plan
  /** The running cycle, which is paid. */
  cycle: PaidPeriod
  /**
   * Whether the change waits for the next charge whatever the plans are: in a trial, or with a limited number
   * of charges.
   */
  waits: boolean
  today: CalendarDay
  /** The lowest amount that can be charged. */
  leastCents: Cents
}

/**
 * Quote for a change of plan. A change to a plan that costs more or lasts longer, and is neither cheaper nor
 * shorter, begins today: the new plan's first cycle begins, and the unused days of the running cycle pay a
 * part of its price. Any other change begins with the next charge, at the new price, and refunds nothing. The
 * same holds for a change that `waits`, or whose amount due is below `leastCents`.
 */
export function quotePlanChange({ from, to, cycle, waits, today, leastCents }: Asked): PlanChangeQuote {
  const creditCents = unusedCredit(cycle, today)
  const dueCents = to.priceCents - creditCents
  const takesEffect = !waits && isUpgrade(from, to) && dueCents >= leastCents ? 'NOW' : 'RENEWAL'
  const startsOn = takesEffect === 'NOW' ? today : cycle.endsOn
  return {
    takesEffect,
    startsOn,
    endsOn: addDays(startsOn, to.frequencyInDays),
    ...(takesEffect === 'NOW' ? { creditCents, dueCents } : { creditCents: 0, dueCents: 0 }),
  }
}

function isUpgrade(from: Plan, to: Plan): boolean {
  const isLess = to.priceCents < from.priceCents || to.frequencyInDays < from.frequencyInDays
  const isMore = to.priceCents > from.priceCents || to.frequencyInDays > from.frequencyInDays
  return isMore && !isLess
}

/** Whether a plan is neither longer nor dearer per day than the present one. Such a change is never charged today. */
export function isNoMoreThan(from: Plan, to: Plan): boolean {
  return (
    to.frequencyInDays <= from.frequencyInDays &&
    BigInt(to.priceCents) * BigInt(from.frequencyInDays) <=
      BigInt(from.priceCents) * BigInt(to.frequencyInDays)
  )
}

/** Why the plan of a subscription cannot be changed now. */
export const planChangeObstacles = [
  'NOT_ACTIVE',
  'CARD_REFUSED',
  'INVOICE_OPEN',
  'AUTOMATIC_PIX',
  'PAID_IN_FULL',
  'UNDER_WAY',
  'BUYERS_CHOICE',
  'REFUND_DUE',
  'PAID_AHEAD',
  'NOT_ALLOWED',
] as const
export type PlanChangeObstacle = (typeof planChangeObstacles)[number]
