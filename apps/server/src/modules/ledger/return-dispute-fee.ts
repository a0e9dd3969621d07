import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import type { Scope } from '#scope.ts'
import { accounts } from './account-kinds.ts'
import { transfer } from './entries.ts'
import { type JournalToPost, post } from './post.ts'
import { recoverDebt } from './recover-debt.ts'

/**
 * Returns the fee of a dispute that was won after all to the person who paid it. The money pays a debt before
 * it can be spent.
 */
export async function returnDisputeFee(
  scope: Scope,
  given: {
    key: string
    currency: Currency
    userId: string
    amountCents: Cents
    subject: JournalToPost['subject']
  },
): Promise<void> {
  const { key, currency, userId, amountCents, subject } = given
  const entries = transfer(accounts.platformFee, accounts.available(userId), amountCents)
  await post(scope, { rule: 'dispute.fee_returned', key, subject, currency, entries })
  await recoverDebt(scope, { userId, purse: 'user' }, currency)
}
