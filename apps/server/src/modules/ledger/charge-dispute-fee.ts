import type { Currency } from '@balcao/domain/vocabulary'
import type { Scope } from '#scope.ts'
import { accounts } from './account-kinds.ts'
import { type Claim, takeBack } from './lots/take-back.ts'
import { type JournalToPost, post } from './post.ts'

/**
 * Charges a person the platform's fee for a lost dispute, in the order that covers every debit. The same key
 * charges once.
 */
export async function chargeDisputeFee(
  scope: Scope,
  charge: { key: string; currency: Currency; claim: Claim; subject: JournalToPost['subject'] },
): Promise<void> {
  const { key, currency, claim, subject } = charge
  const entries = await takeBack(scope, { key, currency, paymentId: null, claims: [claim] })
  await post(scope, {
    rule: 'dispute.fee',
    key,
    subject,
    currency,
    entries: [...entries, { account: accounts.platformFee, amountCents: -claim.amountCents }],
  })
}
