import type { WithdrawResult } from '@balcao/providers/results'
import { and, eq, ne, or } from 'drizzle-orm'
import { withdrawalAttempts, withdrawals } from '#db/schema/payouts.ts'
import { invariant } from '#kit/invariant.ts'
import { reviewAgain } from '#modules/payouts/bank-accounts/review-again.ts'
import { askForPerson } from '#modules/payouts/withdrawals/deciding/ask-for-person.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import type { Attempt, Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import { isUnsent } from '#modules/payouts/withdrawals/withdrawal-states.ts'
import type { Scope } from '#scope.ts'
import { closeAttempt } from './close-attempt.ts'
import { findAttempt } from './find-attempt.ts'
import { nextCheck, planCheck } from './plan-check.ts'
import { reopenAttempt, reopenShown } from './reopen-attempt.ts'
import { returnWithdrawal } from './return-withdrawal.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'

export type PayoutReport = WithdrawResult & {
  source: 'PROVIDER_ANSWER' | 'PROVIDER_READ'
  /**
   * Whether the provider can report the end of a payout. If it can, its answer to the call itself proves
   * nothing.
   */
  canBeRead: boolean
}

/**
 * The only function that applies providers' reports on withdrawals. Only a read of the payout, in a known
 * status, proves its end; until then the money stays in transit, even if the provider answers "approved" at
 * once. Every end is applied once, whatever its source.
 */
export async function applyPayoutReport(
  scope: Scope,
  { withdrawalId, number }: Pick<Attempt, 'withdrawalId' | 'number'>,
  report: PayoutReport,
): Promise<void> {
  const withdrawal = await lockWithdrawal(scope, { withdrawalId })
  const attempt = await bindPayout(scope, { withdrawal, number, report })
  if (!attempt) return
  const step = { source: report.source, detail: report.rawStatus }
  const isClosed = attempt.state === 'NOT_MADE' || attempt.state === 'REFUSED'
  if (isClosed) {
    // A payout that the provider shows, paid or not, refutes its earlier answer that it did not exist.
    const exists =
      report.status === 'APPROVED' || (attempt.state === 'NOT_MADE' && report.status === 'PENDING')
    if (exists && isUnsent(withdrawal.state)) await reopenAttempt(scope, withdrawal, attempt, step)
    else if (exists) await askForPerson(scope, withdrawal, 'PAID_AFTER_RETURN', report.source)
    return
  }
  if (!isProof(report)) return showStanding(scope, withdrawal, report)
  if (report.status === 'APPROVED') {
    if (withdrawal.state === 'SENT') {
      await settleWithdrawal(scope, withdrawal, attempt, step)
      const look = nextCheck(scope.now, 0, { isPaid: true })
      if (look) await planCheck(scope, { withdrawalId, round: 0 }, look)
    } else if (withdrawal.state !== 'PAID')
      await askForPerson(scope, withdrawal, 'PAID_AFTER_RETURN', report.source)
    return
  }
  if (withdrawal.state === 'SENT') {
    await closeAttempt(scope, attempt, { state: 'REFUSED' })
    if (!(await reopenShown(scope, withdrawal, step)))
      await returnWithdrawal(scope, withdrawal, 'REJECTED', step)
  } else if (withdrawal.state === 'PAID') {
    await closeAttempt(scope, attempt, { state: 'RETURNED' })
    // The destination is locked before the purse, in the lock order of a request.
    await reviewAgain(scope, withdrawal.bankAccountId)
    await returnWithdrawal(scope, withdrawal, 'RETURNED', step, attempt)
  }
}

/**
 * Whether the end is certain. A refusal in the answer to the call counts only if nothing can be read
 * afterwards.
 */
function isProof({ source, status, certainty, canBeRead }: PayoutReport): boolean {
  if (certainty !== 'KNOWN' || status === 'PENDING') return false
  return source === 'PROVIDER_READ' || (!canBeRead && status !== 'APPROVED')
}

/** Stores the provider's status as the specification shows it; moves no money. */
async function showStanding(
  { tx }: Scope,
  withdrawal: Withdrawal,
  { status: told, certainty: how }: PayoutReport,
): Promise<void> {
  const isSure = told === 'PENDING' && how === 'KNOWN'
  const status = told === 'APPROVED' ? 'APPROVED' : withdrawal.status
  const certainty = isSure && status === 'PENDING' ? 'KNOWN' : 'UNCONFIRMED'
  if (withdrawal.state !== 'SENT' || (withdrawal.status === status && withdrawal.certainty === certainty))
    return
  await tx.update(withdrawals).set({ status, certainty }).where(eq(withdrawals.id, withdrawal.id))
}

/**
 * Binds a payout of the provider to its attempt, once. Null, with a case for a person, if the payout belongs
 * to another withdrawal or has another amount: neither proves anything.
 */
async function bindPayout(
  scope: Scope,
  { withdrawal, number, report }: { withdrawal: Withdrawal; number: number; report: PayoutReport },
): Promise<Attempt | null> {
  const { tx } = scope
  const attempt = await findAttempt(scope, { withdrawalId: withdrawal.id, number })
  invariant(attempt, 'an attempt is stored before its call')
  invariant(attempt.providerAccountId !== null, 'no provider reports on a payment by hand')
  const { withdrawId, amount = attempt.amountCents, endToEndId = attempt.endToEndId, rawStatus } = report
  const taken = await tx
    .select({ id: withdrawalAttempts.withdrawalId })
    .from(withdrawalAttempts)
    .where(
      and(
        eq(withdrawalAttempts.providerAccountId, attempt.providerAccountId),
        eq(withdrawalAttempts.providerWithdrawId, withdrawId),
        or(ne(withdrawalAttempts.withdrawalId, withdrawal.id), ne(withdrawalAttempts.number, number)),
      ),
    )
  const isAnother = attempt.providerWithdrawId !== null && attempt.providerWithdrawId !== withdrawId
  if (taken.length > 0 || isAnother) {
    await askForPerson(scope, withdrawal, 'ID_TAKEN', report.source)
    return null
  }
  if (amount !== attempt.amountCents) {
    await askForPerson(scope, withdrawal, 'OTHER_AMOUNT', report.source)
    return null
  }
  const isOpen = attempt.state === 'SENDING' || attempt.state === 'UNCERTAIN'
  const bound = {
    providerWithdrawId: withdrawId,
    endToEndId,
    rawStatus,
    ...(isOpen && { state: 'ACCEPTED' as const, endedAt: scope.now }),
  }
  await tx
    .update(withdrawalAttempts)
    .set(bound)
    .where(and(eq(withdrawalAttempts.withdrawalId, withdrawal.id), eq(withdrawalAttempts.number, number)))
  return { ...attempt, ...bound }
}
