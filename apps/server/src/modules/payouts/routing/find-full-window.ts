import type { Cents } from '@balcao/domain/money/money'
import { and, eq, gte, isNotNull, notInArray, sql } from 'drizzle-orm'
import { withdrawalAttempts } from '#db/schema/payouts.ts'
import type { Scope } from '#scope.ts'
import type { PayoutControls } from './payout-controls.ts'
import { dayOf, hourOf, nightOf, type PayoutWindow } from './payout-windows.ts'

/**
 * The platform's window without room for the amount. The withdrawal waits for the end of the window and is
 * never divided to fit. The caller holds the lock of the payout controls, so that no concurrent payout is
 * missed.
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

/**
 * The sum of payouts that may have been sent since an instant, from one account or all. A payout by hand uses
 * no account.
 */
export async function sentSince({ tx }: Scope, since: Date, providerAccountId?: string): Promise<Cents> {
  const [sum] = await tx
    .select({ cents: sql<number>`coalesce(sum(${withdrawalAttempts.amountCents}), 0)`.mapWith(Number) })
    .from(withdrawalAttempts)
    .where(
      and(
        gte(withdrawalAttempts.startedAt, since),
        notInArray(withdrawalAttempts.state, ['NOT_MADE', 'REFUSED']),
        providerAccountId === undefined
          ? isNotNull(withdrawalAttempts.providerAccountId)
          : eq(withdrawalAttempts.providerAccountId, providerAccountId),
      ),
    )
  return sum?.cents ?? 0
}
