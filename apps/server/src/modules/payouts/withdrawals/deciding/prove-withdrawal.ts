import { AppError } from '@balcao/domain/texts/app-error'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import { reviewAgain } from '#modules/payouts/bank-accounts/review-again.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { recordStep } from '#modules/payouts/withdrawals/move-withdrawal.ts'
import { closeAttempt } from '#modules/payouts/withdrawals/sending/close-attempt.ts'
import { findLiveAttempt } from '#modules/payouts/withdrawals/sending/find-live-attempt.ts'
import { returnWithdrawal } from '#modules/payouts/withdrawals/sending/return-withdrawal.ts'
import { settleWithdrawal } from '#modules/payouts/withdrawals/sending/settle-withdrawal.ts'
import type { ProveWithdrawalInput } from '#modules/payouts/withdrawals/withdrawal.input.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { listDeciders, proofSeenOf, recordDecision } from './decisions.ts'
import { requireIndependent } from './require-independent.ts'

const peopleNeeded = 2

/**
 * Decides the end of a withdrawal that the provider cannot report, by two people who read the provider's
 * statement. One person alone, or two who disagree, change nothing.
 */
export async function proveWithdrawal(
  caller: Caller,
  purse: Purse,
  { withdrawalId, seen, outcome, reason }: ProveWithdrawalInput,
): Promise<void> {
  const { session, ip } = caller
  const withdrawal = await lockWithdrawal(caller, { withdrawalId, purse })
  const attempt = await findLiveAttempt(caller, withdrawalId)
  // A withdrawal that the provider can still report is not decided by people.
  const isUntold = withdrawal.state === 'SENT' && withdrawal.personNeeded !== null
  const isGivenBack = withdrawal.state === 'PAID' && outcome === 'UNPAID'
  // False while the call may still be in flight, since the end is then unknown.
  const isCallOver = attempt !== undefined && attempt.state !== 'SENDING'
  if (!(isUntold || isGivenBack) || !isCallOver || proofSeenOf(withdrawal, attempt) !== seen)
    throw new AppError('record_changed')
  const proof = { kind: `PROVE_${outcome}`, seen } as const
  await requireIndependent(caller, withdrawal, await listDeciders(caller, withdrawalId, proof))
  await recordDecision(caller, withdrawalId, proof)
  const step = { source: 'STAFF', actorUserId: session.userId, detail: reason } as const
  if ((await listDeciders(caller, withdrawalId, proof)).length < peopleNeeded)
    await recordStep(caller, withdrawal, step)
  else if (outcome === 'PAID') await settleWithdrawal(caller, withdrawal, attempt, step)
  else {
    const isPaid = withdrawal.state === 'PAID'
    await closeAttempt(caller, attempt, { state: isPaid ? 'RETURNED' : 'REFUSED' })
    if (isPaid) await reviewAgain(caller, withdrawal.bankAccountId)
    await returnWithdrawal(caller, withdrawal, isPaid ? 'RETURNED' : 'REJECTED', step, attempt)
  }
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'withdrawal.proven', subject: withdrawalId, reason, detail: { outcome } },
  )
}
