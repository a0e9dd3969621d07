import { and, eq, notInArray } from 'drizzle-orm'
import { withdrawalAttempts } from '#db/schema/payouts.ts'
import type { Attempt } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { Scope } from '#scope.ts'

/** The attempt that has paid or may have paid; there is at most one. */
export async function findLiveAttempt({ tx }: Scope, withdrawalId: string): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .select()
    .from(withdrawalAttempts)
    .where(
      and(
        eq(withdrawalAttempts.withdrawalId, withdrawalId),
        notInArray(withdrawalAttempts.state, ['NOT_MADE', 'REFUSED', 'RETURNED']),
      ),
    )
  return attempt
}
