import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { withdrawalAttempts } from '#db/schema/payouts.ts'
import { moveWithdrawal, recordStep, type Step } from '#modules/payouts/withdrawals/move-withdrawal.ts'
import type { Attempt, Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { Scope } from '#scope.ts'
import { closeAttempt } from './close-attempt.ts'
import { planCheck } from './plan-check.ts'

/**
 * Reopens an attempt that was judged never made although its payout exists, while no other attempt is in
 * transit. It counts again and is checked like any other.
 */
export async function reopenAttempt(
  scope: Scope,
  withdrawal: Withdrawal,
  attempt: Attempt,
  step: Step,
): Promise<void> {
  await closeAttempt(scope, attempt, { state: 'ACCEPTED' })
  if (withdrawal.state === 'SENT') await recordStep(scope, withdrawal, step)
  else await moveWithdrawal(scope, withdrawal, 'SENT', step)
  await planCheck(scope, { withdrawalId: withdrawal.id, round: 0 }, scope.now)
}

/**
 * Reopens an earlier attempt that the provider has shown, after the attempt in transit failed: the earlier
 * one may have paid, so nothing is returned or sent again before its end is known. False if there is none.
 */
export async function reopenShown(scope: Scope, withdrawal: Withdrawal, step: Step): Promise<boolean> {
  const { withdrawalId, number, state, providerWithdrawId } = withdrawalAttempts
  const [shown] = await scope.tx
    .select()
    .from(withdrawalAttempts)
    .where(and(eq(withdrawalId, withdrawal.id), eq(state, 'NOT_MADE'), isNotNull(providerWithdrawId)))
    .orderBy(asc(number))
    .limit(1)
  if (!shown) return false
  await reopenAttempt(scope, withdrawal, shown, step)
  return true
}
