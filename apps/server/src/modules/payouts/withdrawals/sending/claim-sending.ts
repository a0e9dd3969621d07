import { nextPayoutTime } from '@balcao/domain/payments/payout-hours'
import { type Capabilities, capabilities } from '@balcao/domain/people/account-standing'
import { eq, max, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { withdrawalAttempts, withdrawals } from '#db/schema/payouts.ts'
import { type AskableAccount, getAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { recoverDebt } from '#modules/ledger/recover-debt.ts'
import { fingerprintOf, isUsable } from '#modules/payouts/bank-accounts/bank-account.ts'
import { loadBankAccount } from '#modules/payouts/bank-accounts/load-bank-account.ts'
import { choosePayoutAccount } from '#modules/payouts/routing/choose-payout-account.ts'
import { findFullWindow } from '#modules/payouts/routing/find-full-window.ts'
import { lockPayoutControls } from '#modules/payouts/routing/payout-controls.ts'
import { askForPerson } from '#modules/payouts/withdrawals/deciding/ask-for-person.ts'
import { listDeciders, seenOf } from '#modules/payouts/withdrawals/deciding/decisions.ts'
import { findMissingPapers } from '#modules/payouts/withdrawals/deciding/find-missing-papers.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { moveWithdrawal } from '#modules/payouts/withdrawals/move-withdrawal.ts'
import {
  type Attempt,
  attemptKey,
  payoutCurrency,
  type Withdrawal,
} from '#modules/payouts/withdrawals/withdrawal.ts'
import { findWithdrawalPlan } from '#modules/payouts/withdrawals/withdrawal-plan.ts'
import type { Scope } from '#scope.ts'
import { nextCheck, planCheck } from './plan-check.ts'
import { planSending } from './plan-sending.ts'
import { returnWithdrawal } from './return-withdrawal.ts'

export type ClaimedSending = { withdrawal: Withdrawal; attempt: Attempt; account: AskableAccount }

const minuteMs = 60_000
const stoppedPauseMs = minuteMs
const blockedPauseMs = 15 * minuteMs
/**
 * Refusals after which another account is still tried: the fault may be in one account, but two refusals are
 * final.
 */
const refusalsToSpare = 1
const unreachablePausesMs = [1, 2, 5, 15, 60].map((minutes) => minutes * minuteMs)

/**
 * Claims a withdrawal for sending: every obstacle is checked again under its lock, and the attempt is stored
 * with its key. A process that dies after that counts as having sent it. Null if it is not sent now, or is
 * left to people.
 */
export async function claimSending(scope: Scope, withdrawalId: string): Promise<ClaimedSending | null> {
  const { tx, now } = scope
  const later = async (pauseMs: number) => {
    await planSending(scope, withdrawalId, new Date(now.getTime() + pauseMs))
    return null
  }
  const controls = await lockPayoutControls(scope)
  const bankAccount = await loadBankAccount(scope, {
    bankAccountId: await destinationOf(scope, withdrawalId),
  })
  const withdrawal = await lockWithdrawal(scope, { withdrawalId })
  if (withdrawal.state !== 'APPROVED') return null
  if (controls.stoppedAt !== null) return later(stoppedPauseMs)
  const withdraws = await lockCapability(scope, withdrawal)
  if (withdraws === 'NO') return later(blockedPauseMs)
  if (await owes(scope, withdrawal)) {
    await returnWithdrawal(scope, withdrawal, 'CANCELED', { source: 'PRODUCT', detail: 'debt_open' })
    return null
  }
  if (await findMissingPapers(scope, withdrawal, await findWithdrawalPlan(scope, withdrawal.userId))) {
    await returnWithdrawal(scope, withdrawal, 'CANCELED', {
      source: 'PRODUCT',
      detail: 'documents_required',
    })
    return null
  }
  const isPinned = bankAccount.fingerprint === fingerprintOf(withdrawal.destination)
  if (!isPinned || !isUsable(bankAccount, now)) {
    await returnWithdrawal(scope, withdrawal, 'CANCELED', {
      source: 'PRODUCT',
      detail: 'bank_account_changed',
    })
    return null
  }
  const approval = { kind: 'APPROVE', seen: seenOf(withdrawal) } as const
  // The number was fixed at the request; a person who came under review since then needs an approval after
  // all.
  const approvalsNeeded = Math.max(withdrawal.approvalsNeeded, withdraws === 'REVIEWED' ? 1 : 0)
  if ((await listDeciders(scope, withdrawalId, approval)).length < approvalsNeeded) {
    await tx.update(withdrawals).set({ approvalsNeeded }).where(eq(withdrawals.id, withdrawalId))
    await moveWithdrawal(scope, withdrawal, 'IN_REVIEW', { source: 'PRODUCT', detail: 'approval_void' })
    return null
  }
  if (withdrawal.currency !== payoutCurrency) {
    await leaveToPeople(scope, withdrawal)
    return null
  }
  const leavesAt = nextPayoutTime(controls.hours, now)
  if (leavesAt > now) return later(leavesAt.getTime() - now.getTime())
  const full = await findFullWindow(scope, controls, withdrawal.amountCents)
  if (full) return later(full.until.getTime() - now.getTime())
  const chosen = await choosePayoutAccount(scope, withdrawal)
  const { count, refusals, firstRefusal } = await countAttempts(scope, withdrawalId)
  if (!chosen || refusals > refusalsToSpare) {
    if (refusals > 0) {
      await returnWithdrawal(scope, withdrawal, 'REJECTED', {
        source: 'PROVIDER_ANSWER',
        detail: firstRefusal,
      })
      return null
    }
    await askForPerson(scope, withdrawal, 'NO_ACCOUNT')
    return later(unreachablePausesMs[Math.min(count, unreachablePausesMs.length - 1)] ?? minuteMs)
  }
  const number = count + 1
  const attempt = await storeAttempt(scope, withdrawal, {
    number,
    providerAccountId: chosen.id,
    state: 'SENDING',
  })
  const sent = await moveWithdrawal(scope, withdrawal, 'SENT', {
    source: 'PRODUCT',
    detail: `${chosen.provider} ${number}`,
  })
  const firstCheck = nextCheck(now, 0, { isPaid: false })
  if (firstCheck) await planCheck(scope, { withdrawalId, round: 0 }, firstCheck)
  return { withdrawal: sent, attempt, account: await getAccount(scope, chosen.id) }
}

/**
 * Leaves a withdrawal to people if no provider pays in its currency: they pay it from the platform's own
 * bank, and two of them confirm the end. From here on it may have been paid, so nobody can cancel it.
 */
async function leaveToPeople(scope: Scope, withdrawal: Withdrawal): Promise<void> {
  await storeAttempt(scope, withdrawal, { number: 1, providerAccountId: null, state: 'ACCEPTED' })
  await moveWithdrawal(scope, withdrawal, 'SENT', { source: 'PRODUCT', detail: 'PAY_BY_HAND' })
  await scope.tx
    .update(withdrawals)
    .set({ personNeeded: 'PAY_BY_HAND' })
    .where(eq(withdrawals.id, withdrawal.id))
}

async function storeAttempt(
  { tx, platformId, now }: Scope,
  { id: withdrawalId, amountCents }: Withdrawal,
  given: Pick<Attempt, 'number' | 'providerAccountId' | 'state'>,
): Promise<Attempt> {
  const attempt: Attempt = {
    ...given,
    platformId,
    withdrawalId,
    idempotencyKey: attemptKey(withdrawalId, given.number),
    amountCents,
    providerWithdrawId: null,
    endToEndId: null,
    rawStatus: null,
    failureKind: null,
    failureMessage: null,
    startedAt: now,
    endedAt: null,
  }
  await tx.insert(withdrawalAttempts).values(attempt)
  return attempt
}

/** Immutable, so that it can be read before any lock. */
async function destinationOf({ tx }: Scope, withdrawalId: string): Promise<string> {
  const [found] = await tx
    .select({ bankAccountId: withdrawals.bankAccountId })
    .from(withdrawals)
    .where(eq(withdrawals.id, withdrawalId))
  if (!found) throw new Error(`There is no withdrawal ${withdrawalId}`)
  return found.bankAccountId
}

/**
 * Locks the person's permission to withdraw: a concurrent block or review waits for this transaction, and
 * counts for every later claim.
 */
async function lockCapability({ tx }: Scope, { userId }: Withdrawal): Promise<Capabilities['withdraws']> {
  const [user] = await tx
    .select({ blockedCashout: users.blockedCashout, status: users.status })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return user?.blockedCashout === false ? capabilities[user.status].withdraws : 'NO'
}

/**
 * Whether reversals since the request exceed the person's balance. Nothing is sent while the person has a
 * debt: the returned withdrawal pays it first.
 */
async function owes(scope: Scope, { userId, purse, currency }: Withdrawal): Promise<boolean> {
  const { debtCents } = await recoverDebt(scope, { userId, purse }, currency)
  return debtCents > 0
}

async function countAttempts({ tx }: Scope, withdrawalId: string) {
  const { number, state, failureMessage } = withdrawalAttempts
  const [attempts] = await tx
    .select({
      count: sql<number>`coalesce(${max(number)}, 0)`.mapWith(Number),
      refusals: sql<number>`count(*) filter (where ${state} = 'REFUSED')`.mapWith(Number),
      // The refusal by the first account, since the fault of a later one may be its own.
      firstRefusal: sql<
        string | null
      >`(array_agg(${failureMessage} order by ${number}) filter (where ${state} = 'REFUSED'))[1]`,
    })
    .from(withdrawalAttempts)
    .where(eq(withdrawalAttempts.withdrawalId, withdrawalId))
  return attempts ?? { count: 0, refusals: 0, firstRefusal: null }
}
