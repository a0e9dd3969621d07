import type { Cents } from '@balcao/domain/money/money'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import type { Scope } from '#scope.ts'
import type { Payment } from './payment.ts'

/** Settles a booked refund that has reached the buyer: through the provider, or from the platform's own bank. */
export async function settleRefund(
  scope: Scope,
  payment: Payment,
  amountCents: Cents,
  { isFromOwnBank }: { isFromOwnBank: boolean },
): Promise<void> {
  const rule = isFromOwnBank ? 'refund.paid_outside' : 'refund.settled'
  const payer = isFromOwnBank
    ? accounts.platformPaidOutside
    : accounts.acquirerReceivable(payment.providerAccountId)
  await post(scope, {
    rule,
    key: `${rule}:${payment.id}:${payment.refundedCents}`,
    subject: { kind: 'PAYMENT', id: payment.id },
    currency: payment.currency,
    entries: transfer(accounts.refundsDue, payer, amountCents),
  })
}
