import type { Cents } from '@balcao/domain/money/money'
import { saleReversals } from '#db/schema/payments.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { takeBack } from '#modules/ledger/lots/take-back.ts'
import { post } from '#modules/ledger/post.ts'
import type { Scope } from '#scope.ts'
import type { Payment } from './payment.ts'
import { divideAmongGivers, readReversible } from './read-reversible.ts'
import { contributionsOf, platformEntries } from './reversal-entries.ts'

export type Reversal = {
  /** Idempotency key of the refund or loss that takes the money back. */
  key: string
  rule: 'sale.refunded' | 'sale.charged_back' | 'refund.booked'
  amountCents: Cents
  /** The returned items; empty if none were named. */
  orderItemIds?: readonly string[]
}

/**
 * Takes an amount of a sale back from every share, at most what is left of each. The caller has locked the
 * payment and knows that the amount is in the books. False if this reversal was made before.
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
  const entries = await takeBack(scope, { key, currency, paymentId, contributions: contributionsOf(parts) })
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
