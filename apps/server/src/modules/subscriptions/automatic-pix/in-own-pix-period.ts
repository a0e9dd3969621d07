import type { CalendarDay } from '@balcao/domain/calendar'
import { nextPixPeriod } from '@balcao/domain/payments/automatic-pix'
import { eq } from 'drizzle-orm'
import { pixAuthorizations } from '#db/schema/subscriptions.ts'
import type { Cycle, Subscription } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'

/**
 * The first day of a cycle that the buyer's bank can pay. The bank pays once in each of its periods, which
 * are months, while ours are counted in days: twelve times thirty days are less than a year. A day that falls
 * into the period of the previous cycle moves to the next period, a day or two later, never earlier.
 */
export async function inOwnPixPeriod(
  { tx }: Scope,
  { pixAuthorizationId }: Subscription,
  { last, due }: { last: Cycle; due: CalendarDay },
): Promise<CalendarDay> {
  if (pixAuthorizationId === null) return due
  const [authorization] = await tx
    .select()
    .from(pixAuthorizations)
    .where(eq(pixAuthorizations.id, pixAuthorizationId))
  if (!authorization) return due
  const [, later = due] = [nextPixPeriod(authorization, last.startsOn), due].sort()
  return later
}
