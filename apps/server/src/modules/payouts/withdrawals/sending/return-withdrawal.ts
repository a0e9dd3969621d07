import { invariant } from '#kit/invariant.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import type { Entry } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import { recoverDebt } from '#modules/ledger/recover-debt.ts'
import { moveWithdrawal, type Step } from '#modules/payouts/withdrawals/move-withdrawal.ts'
import { tellWithdrawalEnd } from '#modules/payouts/withdrawals/tell-withdrawal-end.ts'
import type { Attempt, Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { Scope } from '#scope.ts'
import { payerOf } from './payer-of.ts'

/**
 * Returns amount and fee to the available balance, once, and ends the withdrawal for good: the money can be
 * withdrawn only by a new request. A debt that arose in the meantime is paid first.
 */
export async function returnWithdrawal(
  scope: Scope,
  withdrawal: Withdrawal,
  state: 'REJECTED' | 'CANCELED' | 'RETURNED',
  step: Step,
  attempt?: Attempt,
): Promise<void> {
  const { id, userId, purse, currency, amountCents, feeCents } = withdrawal
  const totalCents = amountCents + feeCents
  const isPosted = await post(scope, {
    rule: 'withdrawal.returned',
    key: `withdrawal.returned:${id}`,
    subject: { kind: 'WITHDRAWAL', id },
    currency,
    entries: [
      ...whereItLies(withdrawal, attempt),
      { account: accounts.available(userId, purse), amountCents: -totalCents },
    ],
  })
  invariant(isPosted, `withdrawal ${id} goes back once`)
  await moveWithdrawal(scope, withdrawal, state, step)
  await recoverDebt(scope, { userId, purse }, currency)
  // No mail to a person who canceled their own withdrawal.
  if (step.source !== 'PERSON') await tellWithdrawalEnd(scope, withdrawal, state, step)
}

function whereItLies(
  { state, userId, purse, amountCents, feeCents }: Withdrawal,
  attempt: Attempt | undefined,
): Entry[] {
  if (state !== 'PAID')
    return [{ account: accounts.withdrawing(userId, purse), amountCents: amountCents + feeCents }]
  invariant(attempt, 'a paid withdrawal has an attempt')
  return [
    { account: payerOf(attempt), amountCents },
    { account: accounts.platformFee, amountCents: feeCents },
  ]
}
