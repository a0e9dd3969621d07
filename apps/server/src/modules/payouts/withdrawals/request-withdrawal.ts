import { randomUUID } from 'node:crypto'
import { capabilities } from '@balcao/domain/people/account-standing'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { violatedConstraint } from '#db/retryable.ts'
import { withdrawalInvoices, withdrawals } from '#db/schema/payouts.ts'
import { holdsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { lockPurses, type PurseOwner } from '#modules/ledger/lock-purses.ts'
import { ownPurse } from '#modules/ledger/own-purse.ts'
import { post } from '#modules/ledger/post.ts'
import { recoverDebt } from '#modules/ledger/recover-debt.ts'
import { currencyOf, isUsable } from '#modules/payouts/bank-accounts/bank-account.ts'
import { loadBankAccount } from '#modules/payouts/bank-accounts/load-bank-account.ts'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { Caller } from '#rpc/caller.ts'
import { admitAmount } from './admit-amount.ts'
import { findMissingPapers } from './deciding/find-missing-papers.ts'
import { recordStep } from './move-withdrawal.ts'
import { planSending } from './sending/plan-sending.ts'
import type { WithdrawalInput } from './withdrawal.input.ts'
import { payoutCurrency, type Withdrawal } from './withdrawal.ts'
import { approvalsFor, feeOf, getPlanIn, type WithdrawalPlan } from './withdrawal-plan.ts'

/**
 * Takes amount and fee from the available balance, in the transaction that checks it, so that two requests
 * for the same money are serialised. A repeated request returns the same withdrawal in its current state.
 */
export async function requestWithdrawal(
  caller: Caller,
  input: WithdrawalInput,
): Promise<{ withdrawalId: string }> {
  const { app, tx, platformId, now } = caller
  const owner = ownPurse(caller)
  const user = await getUser(caller, owner.userId)
  if (app.config.requiresSecondFactor && !holdsSecondFactor(user))
    throw new AppError('second_factor_required')
  const bankAccount = await loadBankAccount(caller, {
    bankAccountId: input.bankAccountId,
    userId: owner.userId,
  })
  const { currency = payoutCurrency } = input
  await recoverDebt(caller, owner, currency)
  const purse = (await lockPurses(caller, [owner], currency))(owner)
  const repeated = await findRepeated(caller, owner, input)
  if (repeated) return { withdrawalId: repeated.id }

  if (user.blockedCashout) throw new AppError('withdrawals_blocked')
  if (purse.debtCents > 0) throw new AppError('debt_open', { debtCents: purse.debtCents })
  if (!isUsable(bankAccount, now) || currencyOf(bankAccount.destination) !== currency)
    throw new AppError('bank_account_unusable', { field: 'bankAccountId' })
  const { destination } = bankAccount
  const { amountCents, bankAccountId, requestId, shownFeeCents } = input
  const plan = await getPlanIn(caller, currency, owner.userId)
  if (await findMissingPapers(caller, owner, plan)) throw new AppError('documents_required')
  const feeCents = feeOf(plan, amountCents)
  if (feeCents > shownFeeCents) throw new AppError('record_changed')
  const invoiceKey = invoiceIn(input, owner, plan)
  await admitAmount(caller, { owner, plan, amountCents, destination })

  const isReviewed = capabilities[user.status].withdraws === 'REVIEWED'
  const approvalsNeeded = Math.max(approvalsFor(plan, amountCents), isReviewed ? 1 : 0)
  const withdrawal: Withdrawal = {
    ...owner,
    id: randomUUID(),
    platformId,
    requestId,
    currency,
    amountCents,
    feeCents,
    bankAccountId,
    destination,
    planId: plan.id,
    approvalsNeeded,
    state: approvalsNeeded === 0 ? 'APPROVED' : 'IN_REVIEW',
    status: 'PENDING',
    certainty: 'KNOWN',
    reason: null,
    personNeeded: null,
    heldUntil: null,
    holdReason: null,
    queuedAt: now,
    checks: 0,
    createdAt: now,
    sentAt: null,
    settledAt: null,
  }
  await tx.insert(withdrawals).values(withdrawal)
  if (invoiceKey) await attachInvoice(caller, { withdrawalId: withdrawal.id, key: invoiceKey })
  await post(caller, {
    rule: 'withdrawal.requested',
    key: `withdrawal.requested:${withdrawal.id}`,
    subject: { kind: 'WITHDRAWAL', id: withdrawal.id },
    currency,
    entries: transfer(
      accounts.available(owner.userId, owner.purse),
      accounts.withdrawing(owner.userId, owner.purse),
      withdrawal.amountCents + withdrawal.feeCents,
    ),
  })
  await recordStep(caller, withdrawal, { source: 'PERSON', actorUserId: owner.userId })
  if (withdrawal.state === 'APPROVED') await planSending(caller, withdrawal.id, now)
  return { withdrawalId: withdrawal.id }
}

/**
 * The manager's invoice for a commission, if the platform requires one or the manager sends one; a seller
 * sends none.
 */
function invoiceIn({ invoiceKey }: WithdrawalInput, { purse }: PurseOwner, plan: WithdrawalPlan) {
  if (purse !== 'manager') return null
  if (plan.requiresInvoice && !invoiceKey) throw new AppError('invoice_required', { field: 'invoiceKey' })
  return invoiceKey ?? null
}

/** Read under the lock of the purse, so that the second copy of a request finds the first. */
async function findRepeated(
  { tx }: Caller,
  { userId, purse }: PurseOwner,
  { requestId, currency = payoutCurrency, amountCents, bankAccountId }: WithdrawalInput,
): Promise<Withdrawal | undefined> {
  const [known] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), eq(withdrawals.requestId, requestId)))
  const isSame =
    known?.purse === purse &&
    known.currency === currency &&
    known.amountCents === amountCents &&
    known.bankAccountId === bankAccountId
  if (known && !isSame) throw new AppError('withdrawal_conflict')
  return known
}

/** Attaches the invoice for a commission to its withdrawal. One invoice belongs to one withdrawal. */
async function attachInvoice(
  caller: Caller,
  { withdrawalId, key }: { withdrawalId: string; key: string },
): Promise<void> {
  const { tx, platformId, now } = caller
  await requireOwnUpload(caller, { key, purpose: 'COMMISSION_INVOICE', field: 'invoiceKey' })
  await tx
    .insert(withdrawalInvoices)
    .values({ platformId, withdrawalId, key, sentAt: now })
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'withdrawal_invoices_key_once') throw error
      throw new AppError('invoice_used', { field: 'invoiceKey' }, { cause: error })
    })
}
