import { addBusinessDays, addDays, addMonths, type CalendarDay, daysBetween } from '#calendar.ts'

/** The Central Bank's periods of a Pix Automático. Within each of them the payer's bank pays one charge. */
export const pixFrequencies = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SEMIANNUALLY', 'ANNUALLY'] as const
export type PixFrequency = (typeof pixFrequencies)[number]

/**
 * State of an authorisation. Only an active one is charged. A refused, expired or canceled one never becomes
 * active again.
 */
const pixAuthorizationStates = ['ASKED', 'ACTIVE', 'REFUSED', 'EXPIRED', 'CANCELED'] as const
export type PixAuthorizationState = (typeof pixAuthorizationStates)[number]

const frequencyByDays: Readonly<Record<number, PixFrequency>> = {
  7: 'WEEKLY',
  30: 'MONTHLY',
  90: 'QUARTERLY',
  180: 'SEMIANNUALLY',
  365: 'ANNUALLY',
}
const months: Record<Exclude<PixFrequency, 'WEEKLY'>, number> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  SEMIANNUALLY: 6,
  ANNUALLY: 12,
}

/** The period of a subscription for the payer's bank; null if the Central Bank has no such period. */
export function pixFrequencyOf(frequencyInDays: number): PixFrequency | null {
  return frequencyByDays[frequencyInDays] ?? null
}

type Recurrence = { startsOn: CalendarDay; frequency: PixFrequency }

/** First day of the period that follows `day`; for a day before all periods, the first day of the first period. */
export function nextPixPeriod({ startsOn, frequency }: Recurrence, day: CalendarDay): CalendarDay {
  let number = 0
  while (periodStart({ startsOn, frequency }, number) <= day) number += 1
  return periodStart({ startsOn, frequency }, number)
}

function periodStart({ startsOn, frequency }: Recurrence, number: number): CalendarDay {
  return frequency === 'WEEKLY'
    ? addDays(startsOn, 7 * number)
    : addMonths(startsOn, months[frequency] * number)
}

const calendarDaysMax = 10
const businessDaysMin = 2

/**
 * Whether a debit of `dueOn` may be sent today: two to ten days before it. Sources differ in business or calendar days,
 * so both limits are applied in the stricter reading.
 */
export function mayPixDebitBeSent(today: CalendarDay, dueOn: CalendarDay): boolean {
  return (
    addBusinessDays(today, businessDaysMin) <= dueOn &&
    daysBetween({ from: today, to: dueOn }) <= calendarDaysMax
  )
}

const retriesMax = 3
const retryDaysMax = 7

/**
 * The day of the next retry of a failed debit, or null if none is left. There are at most three retries, each
 * ordered the day before. The last possible day is a week after the first due day, or three days before the
 * next charge.
 */
export function nextPixRetry(
  { dueOn, retries, frequencyInDays }: { dueOn: CalendarDay; retries: number; frequencyInDays: number },
  today: CalendarDay,
): CalendarDay | null {
  const retryOn = addDays(today, 1)
  const lastDay = Math.min(retryDaysMax, frequencyInDays - 3)
  return retries < retriesMax && daysBetween({ from: dueOn, to: retryOn }) <= lastDay ? retryOn : null
}
