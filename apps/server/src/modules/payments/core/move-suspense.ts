import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import type { Scope } from '#scope.ts'
import { heldCents } from './movements.ts'
import type { Payment } from './payment.ts'

/**
 * Moves the suspense account from a payment's held sum before a report to the sum after it. The receivable
 * follows, so that it always equals the acquirer's debt to us.
 */
export async function moveSuspense(scope: Scope, before: Payment, after: Payment): Promise<void> {
  const { id, currency, movementCount } = after
  const addedCents = heldCents(after) - heldCents(before)
  if (addedCents === 0) return
  const receivable = accounts.acquirerReceivable(after.providerAccountId)
  await post(scope, {
    rule: addedCents > 0 ? 'money.unallocated' : 'suspense.reduced',
    key: `payment.suspense:${id}:${movementCount}`,
    subject: { kind: 'PAYMENT', id },
    currency,
    entries: transfer(receivable, accounts.suspense, addedCents),
  })
}
