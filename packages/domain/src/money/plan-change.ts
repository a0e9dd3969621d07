import { addDays, type CalendarDay, daysBetween } from '#calendar.ts'
import type { Cents } from './money.ts'

/** What a subscription costs, and how many days it buys for that. */
export type Plan = { priceCents: Cents; frequencyInDays: number }

export type PaidCycle = {
  /** Price of its whole period. */
  priceCents: Cents
  /** What was paid for it and not given back. */
  paidCents: Cents
  /** What the unused days of the cycle before it paid of it. */
  creditCents: Cents
}

/**
 * What the last of several cycles is worth, each of which began when a change of plan ended the one before: what
 * was paid for it, never more than its price. A setup fee is not worth any days, and a credit is worth what is
 * left of the money that it came from.
 */
export function worthOfCycle(run: readonly PaidCycle[]): Cents {
  return run.reduce(
    (worth, { priceCents, paidCents, creditCents }) =>
      Math.max(0, Math.min(priceCents, paidCents + Math.min(creditCents, worth))),
    0,
  )
}

type Cycle = { worthCents: Cents; startsOn: CalendarDay; endsOn: CalendarDay }

/** The part of a cycle's worth that its unused days are worth, today among them. */
export function unusedCredit({ worthCents, startsOn, endsOn }: Cycle, today: CalendarDay): Cents {
  const days = daysBetween({ from: startsOn, to: endsOn })
  const unused = Math.min(days, Math.max(0, daysBetween({ from: today, to: endsOn })))
  return days <= 0 ? 0 : Number((BigInt(worthCents) * BigInt(unused)) / BigInt(days))
}

export const planChangeTimes = ['NOW', 'RENEWAL'] as const
export type PlanChangeTime = (typeof planChangeTimes)[number]

export type PlanChangeQuote = {
  takesEffect: PlanChangeTime
  /** First and last day of the new plan's first cycle; it ends on the day on which the next one begins. */
  startsOn: CalendarDay
  endsOn: CalendarDay
  /** Unused days of the paid cycle, as a part of the new plan's first one. */
  creditCents: Cents
  /** Charged today. */
  dueCents: Cents
}

type Asked = {
  from: Plan
  to: Plan
  /** The running cycle, which is paid. */
  cycle: Cycle
  isTrial: boolean
  today: CalendarDay
  /** The lowest amount that can be charged. */
  leastCents: Cents
}

/**
 * What a change of plan costs. To a plan that costs more or lasts longer one changes today: its first cycle begins,
 * and the unused days of the running one pay a part of it. To any other one changes with the next charge, at its
 * price, and nothing is given back. So does who is in a trial, and who would owe less than can be charged.
 */
export function quotePlanChange({ from, to, cycle, isTrial, today, leastCents }: Asked): PlanChangeQuote {
  const creditCents = unusedCredit(cycle, today)
  const dueCents = to.priceCents - creditCents
  const takesEffect = !isTrial && isUpgrade(from, to) && dueCents >= leastCents ? 'NOW' : 'RENEWAL'
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

/** Why the plan of a subscription cannot be changed now. */
export const planChangeObstacles = [
  'NOT_ACTIVE',
  'INVOICE_OPEN',
  'AUTOMATIC_PIX',
  'LIMITED',
  'UNDER_WAY',
  'NOT_ALLOWED',
] as const
export type PlanChangeObstacle = (typeof planChangeObstacles)[number]
