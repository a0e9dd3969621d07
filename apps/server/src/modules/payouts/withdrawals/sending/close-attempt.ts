import type { FailureKind } from '@balcao/providers/contract'
import { and, eq } from 'drizzle-orm'
import { type AttemptState, withdrawalAttempts } from '#db/schema/payouts.ts'
import type { Attempt } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { Scope } from '#scope.ts'

export async function closeAttempt(
  { tx, now }: Scope,
  { withdrawalId, number }: Attempt,
  end: {
    state: AttemptState
    failureKind?: FailureKind
    failureMessage?: string
    providerWithdrawId?: string
  },
): Promise<void> {
  await tx
    .update(withdrawalAttempts)
    .set({ ...end, endedAt: now })
    .where(and(eq(withdrawalAttempts.withdrawalId, withdrawalId), eq(withdrawalAttempts.number, number)))
}
