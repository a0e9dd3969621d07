import type { Scope } from '../../scope.ts'
import { post } from '../ledger/post.ts'
import { moneyUnallocated, suspenseReduced } from '../ledger/posting-rules.ts'
import { heldCents } from './money-told.ts'
import type { Payment } from './payment.ts'

/**
 * Brings the suspense account from what a payment held there before a report to what it holds after it. The receivable follows, so that
 * it always says what the acquirer owes us.
 */
export async function moveSuspense(scope: Scope, before: Payment, after: Payment): Promise<void> {
  const { id, currency, providerAccountId, status, paidCents, refundedCents } = after
  const addedCents = heldCents(after) - heldCents(before)
  if (addedCents === 0) return
  await post(scope, {
    rule: addedCents > 0 ? 'money.unallocated' : 'suspense.reduced',
    // Sums only grow and a status never returns, so no two movements of a payment share this name.
    key: `payment.suspense:${id}:${status}:${paidCents}:${refundedCents}`,
    paymentId: id,
    currency,
    entries:
      addedCents > 0
        ? moneyUnallocated(providerAccountId, addedCents)
        : suspenseReduced(providerAccountId, -addedCents),
  })
}
