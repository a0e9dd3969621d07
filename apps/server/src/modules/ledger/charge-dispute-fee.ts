import type { Currency } from '@balcao/domain/vocabulary'
import type { Scope } from '#scope.ts'
import { accounts } from './account-kinds.ts'
import { type Contribution, takeBack } from './lots/take-back.ts'
import { type JournalToPost, post } from './post.ts'

/**
 * Charges a person the platform's fee for a lost dispute, in the order that covers every debit. The same key
 * charges once.
 */
export async function chargeDisputeFee(
  scope: Scope,
  charge: { key: string; currency: Currency; contribution: Contribution; subject: JournalToPost['subject'] },
): Promise<void> {
  const { key, currency, contribution, subject } = charge
  const entries = await takeBack(scope, { key, currency, paymentId: null, contributions: [contribution] })
  await post(scope, {
    rule: 'dispute.fee',
    key,
    subject,
    currency,
    entries: [...entries, { account: accounts.platformFee, amountCents: -contribution.amountCents }],
  })
}
