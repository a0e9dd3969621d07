import type { CalendarDay } from '@balcao/domain/calendar'
import { daysOfCycle } from '@balcao/domain/money/subscription-price'
import { eq } from 'drizzle-orm'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import type { Cycle, Subscription } from '#modules/subscriptions/subscription.ts'
import { periodFrom } from '#modules/subscriptions/subscription-calendar.ts'
import type { Scope } from '#scope.ts'

/** Starts an unpaid cycle, open or given up, on this day: it is due then, and ends a whole period later. */
export async function beginCycle(
  { tx }: Scope,
  { subscription, cycle }: { subscription: Subscription; cycle: Cycle },
  startsOn: CalendarDay,
): Promise<Cycle> {
  const begun = { state: 'OPEN' as const, ...periodFrom(startsOn, daysOfCycle(subscription, cycle.number)) }
  await tx.update(subscriptionCycles).set(begun).where(eq(subscriptionCycles.id, cycle.id))
  return { ...cycle, ...begun }
}
