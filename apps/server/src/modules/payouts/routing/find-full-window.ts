import type { Cents } from '@balcao/domain/money'
import { and, eq, gte, notInArray, sql } from 'drizzle-orm'
import { withdrawalAttempts } from '../../../db/schema/payouts.ts'
import type { Scope } from '../../../scope.ts'
import type { PayoutControls } from './payout-controls.ts'
import { dayOf, hourOf, nightOf, type PayoutWindow } from './payout-windows.ts'

/**
 * The window of the platform that has no room for so much, so that it waits for its end. A withdrawal is never divided to fit. Only under
 * the lock of the controls: what is sent in between would not be counted.
 */
export async function findFullWindow(
  scope: Scope,
  { hourlyMaxCents, dailyMaxCents, nightMaxCents }: PayoutControls,
  amountCents: Cents,
): Promise<PayoutWindow | null> {
  const limits: [PayoutWindow | null, Cents | null][] = [
    [hourOf(scope.now), hourlyMaxCents],
    [dayOf(scope.now), dailyMaxCents],
    [nightOf(scope.now), nightMaxCents],
  ]
  for (const [window, limitCents] of limits)
    if (window && limitCents !== null && (await sentSince(scope, window.since)) + amountCents > limitCents)
      return window
  return null
}

/** What may have left since then, at one account or at all of them. */
export async function sentSince({ tx }: Scope, since: Date, providerAccountId?: string): Promise<Cents> {
  const [sum] = await tx
    .select({ cents: sql<number>`coalesce(sum(${withdrawalAttempts.amountCents}), 0)`.mapWith(Number) })
    .from(withdrawalAttempts)
    .where(
      and(
        gte(withdrawalAttempts.startedAt, since),
        notInArray(withdrawalAttempts.state, ['NOT_MADE', 'REFUSED']),
        providerAccountId === undefined
          ? undefined
          : eq(withdrawalAttempts.providerAccountId, providerAccountId),
      ),
    )
  return sum?.cents ?? 0
}
