import { invariant } from '#kit/invariant.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { post } from '#modules/ledger/post.ts'
import { moveWithdrawal, type Step } from '#modules/payouts/withdrawals/move-withdrawal.ts'
import { tellWithdrawalEnd } from '#modules/payouts/withdrawals/tell-withdrawal-end.ts'
import type { Attempt, Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { Scope } from '#scope.ts'
import { closeAttempt } from './close-attempt.ts'
import { payerOf } from './payer-of.ts'

/** Books a proven payment: the money leaves the person's account and the paying account, and the fee is earned. */
export async function settleWithdrawal(
  scope: Scope,
  withdrawal: Withdrawal,
  attempt: Attempt,
  step: Step,
): Promise<void> {
  const { id, userId, purse, currency, amountCents, feeCents } = withdrawal
  const isPosted = await post(scope, {
    rule: 'withdrawal.paid',
    key: `withdrawal.paid:${id}`,
    subject: { kind: 'WITHDRAWAL', id },
    currency,
    entries: [
      { account: accounts.withdrawing(userId, purse), amountCents: amountCents + feeCents },
      { account: payerOf(attempt), amountCents: -amountCents },
      { account: accounts.platformFee, amountCents: -feeCents },
    ],
  })
  invariant(isPosted, `withdrawal ${id} is paid once`)
  await closeAttempt(scope, attempt, { state: 'PAID' })
  await moveWithdrawal(scope, withdrawal, 'PAID', step)
  await tellWithdrawalEnd(scope, withdrawal, 'PAID', step)
}
