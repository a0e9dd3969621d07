import { failureMeanings, type ProviderFailure, type ProviderOutcome } from '@balcao/providers/contract'
import type { WithdrawResult } from '@balcao/providers/results'
import { and, eq, inArray } from 'drizzle-orm'
import { withdrawalAttempts } from '#db/schema/payouts.ts'
import { manifestOf } from '#modules/payouts/routing/payout-account.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { moveWithdrawal } from '#modules/payouts/withdrawals/move-withdrawal.ts'
import type { Scope } from '#scope.ts'
import { applyPayoutReport } from './apply-payout-report.ts'
import type { ClaimedSending } from './claim-sending.ts'
import { closeAttempt } from './close-attempt.ts'
import { reopenShown } from './reopen-attempt.ts'

/** Statuses by which a provider may mean "already received" or "not now": the payout may exist. */
const ambiguousRefusals: readonly (number | undefined)[] = [408, 409, 425]

/**
 * Stores a provider's answer to an attempt. True if certainly nothing was made, so that another account can
 * be tried.
 */
export async function recordPayoutAnswer(
  scope: Scope,
  { withdrawal: { id: withdrawalId }, attempt, account }: ClaimedSending,
  outcome: ProviderOutcome<WithdrawResult>,
): Promise<boolean> {
  if (outcome.ok) {
    const canBeRead = manifestOf(scope.app, account)?.operations.includes('getWithdraw') ?? false
    await applyPayoutReport(scope, attempt, { source: 'PROVIDER_ANSWER', canBeRead, ...outcome.result })
    return false
  }
  const withdrawal = await lockWithdrawal(scope, { withdrawalId })
  const { failure } = outcome
  const meaning = meaningOf(failure)
  if (!(await isStillOpen(scope, attempt))) return false
  const end = { failureKind: failure.kind, failureMessage: failure.message }
  if (meaning === 'may_have_happened') {
    await closeAttempt(scope, attempt, {
      ...end,
      state: 'UNCERTAIN',
      ...(failure.reference !== undefined && { providerWithdrawId: failure.reference }),
    })
    return false
  }
  await closeAttempt(scope, attempt, { ...end, state: meaning === 'refused' ? 'REFUSED' : 'NOT_MADE' })
  const step = { source: 'PROVIDER_ANSWER', detail: failure.message } as const
  if (await reopenShown(scope, withdrawal, step)) return false
  await moveWithdrawal(scope, withdrawal, 'APPROVED', step)
  return true
}

function meaningOf({ kind, httpStatus, reference }: ProviderFailure) {
  const meaning = failureMeanings[kind]
  const isAmbiguous = reference !== undefined || ambiguousRefusals.includes(httpStatus)
  return meaning === 'refused' && isAmbiguous ? 'may_have_happened' : meaning
}

/**
 * Whether the attempt is still open: a check or a webhook may have found the payout before the answer
 * arrived, and then takes precedence.
 */
async function isStillOpen({ tx }: Scope, { withdrawalId, number }: ClaimedSending['attempt']) {
  const found = await tx
    .select({ number: withdrawalAttempts.number })
    .from(withdrawalAttempts)
    .where(
      and(
        eq(withdrawalAttempts.withdrawalId, withdrawalId),
        eq(withdrawalAttempts.number, number),
        inArray(withdrawalAttempts.state, ['SENDING', 'UNCERTAIN']),
      ),
    )
  return found.length > 0
}
