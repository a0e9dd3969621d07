import { graceDays } from './dunning.ts'
import type { Subscription } from './subscription.ts'
import { daysAfter } from './subscription-calendar.ts'

/**
 * End of the buyer's access. A subscription that renews keeps it for some days after a missed charge; a pause
 * or an end leaves what is paid. Stored with every change, for the code that grants and suspends access.
 */
export function accessUntil({ state, paidUntil }: Pick<Subscription, 'state' | 'paidUntil'>): Date | null {
  if (paidUntil === null) return null
  return state === 'ACTIVE' || state === 'PAST_DUE' ? daysAfter(paidUntil, graceDays) : paidUntil
}
