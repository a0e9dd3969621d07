import type { Cents } from '@balcao/domain/money'
import type { Scope } from '../../scope.ts'
import { accounts } from '../ledger/account-kinds.ts'
import { transfer } from '../ledger/entries.ts'
import { post } from '../ledger/post.ts'
import type { Payment } from './payment.ts'

/** The provider made a refund that everybody had given their part of before. */
export async function settleRefund(scope: Scope, payment: Payment, amountCents: Cents): Promise<void> {
  await post(scope, {
    rule: 'refund.settled',
    key: `refund.settled:${payment.id}:${payment.refundedCents}`,
    subject: { kind: 'PAYMENT', id: payment.id },
    currency: payment.currency,
    entries: transfer(
      accounts.refundsDue,
      accounts.acquirerReceivable(payment.providerAccountId),
      amountCents,
    ),
  })
}
