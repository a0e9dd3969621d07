import { graceDays } from './dunning.ts'
import type { Subscription } from './subscription.ts'
import { daysAfter } from './subscription-calendar.ts'

/**
 * Until when the buyer may use what was bought. Whoever is renewed keeps it for some days after a missed charge; a pause and an end leave
 * what is paid. Stored with every change of a subscription, for whoever opens and closes doors.
 */
export function accessUntil({ state, paidUntil }: Pick<Subscription, 'state' | 'paidUntil'>): Date | null {
  if (paidUntil === null) return null
  return state === 'ACTIVE' || state === 'PAST_DUE' ? daysAfter(paidUntil, graceDays) : paidUntil
}
