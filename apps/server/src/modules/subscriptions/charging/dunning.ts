import type { Cycle, Subscription } from '#modules/subscriptions/subscription.ts'
import { daysAfter } from '#modules/subscriptions/subscription-calendar.ts'

/** Days of access after a missed charge. */
export const graceDays = 3

/** Days after the due day on which a stored card is retried, or the reminder of an open invoice is sent. */
const stepDays = { card: [1, 3, 5, 7, 14], invoice: [0, 1, 3, 7] }
const longestDays = 15

/** The policy in the form that screens show. */
export const dunningPolicy = {
  graceDays,
  cardDays: stepDays.card,
  invoiceDays: stepDays.invoice,
  longestDays,
}

type Terms = Pick<Subscription, 'method' | 'frequencyInDays'>
type Due = Pick<Cycle, 'dueAt'>

/** End of all retries of a cycle: before the next one would start, so that two are never open at once. */
export function endOfDunning({ frequencyInDays }: Terms, { dueAt }: Due): Date {
  return daysAfter(dueAt, Math.min(longestDays, frequencyInDays))
}

/** The next retry or reminder after `now`; after the last one, the end. */
export function nextDunningStep(terms: Terms, { dueAt }: Due, now: Date): Date {
  const end = endOfDunning(terms, { dueAt })
  const days = terms.method === 'CREDIT_CARD' ? stepDays.card : stepDays.invoice
  const steps = days.map((day) => daysAfter(dueAt, day)).filter((step) => step > now && step < end)
  return steps[0] ?? end
}
