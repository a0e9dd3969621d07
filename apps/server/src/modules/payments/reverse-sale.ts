import type { Cents } from '@balcao/domain/money'
import { saleReversals } from '../../db/schema/payments.ts'
import type { Scope } from '../../scope.ts'
import { accounts } from '../ledger/account-kinds.ts'
import { post } from '../ledger/post.ts'
import { takeBack } from '../ledger/take-back.ts'
import type { Payment } from './payment.ts'
import { divideAmongGivers, readReversible } from './read-reversible.ts'
import { claimsOf, platformEntries } from './reversal-entries.ts'

export type Reversal = {
  /** The fact that takes money back; the same fact takes it once. */
  key: string
  rule: 'sale.refunded' | 'sale.charged_back' | 'refund.booked'
  amountCents: Cents
  /** Whose items go back; none where nobody named any. */
  orderItemIds?: readonly string[]
}

/**
 * Takes so much of a sale back from everybody who has a part of it, and from nobody more than is left of theirs. The caller has locked the
 * payment and knows that so much stands in the books. False when this reversal was made before.
 */
export async function reverseSale(
  scope: Scope,
  payment: Payment,
  { key, rule, amountCents, orderItemIds = [] }: Reversal,
): Promise<boolean> {
  const parts = divideAmongGivers(await readReversible(scope, payment), amountCents, orderItemIds)
  const { id: paymentId, currency } = payment
  const { tx, platformId, now } = scope
  const made = await tx
    .insert(saleReversals)
    .values({
      platformId,
      paymentId,
      key,
      cause: rule === 'sale.charged_back' ? 'CHARGEBACK' : 'REFUND',
      amountCents,
      parts,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: saleReversals.id })
  if (made.length === 0) return false
  const entries = await takeBack(scope, { key, currency, paymentId, claims: claimsOf(parts) })
  const receiver =
    rule === 'refund.booked' ? accounts.refundsDue : accounts.acquirerReceivable(payment.providerAccountId)
  return post(scope, {
    rule,
    key,
    subject: { kind: 'PAYMENT', id: paymentId },
    currency,
    entries: [...entries, ...platformEntries(parts), { account: receiver, amountCents: -amountCents }],
  })
}
