import { changeCharge } from './change-charge.ts'
import { type Books, keyOf, writeRefund } from './open-books.ts'
import { paidAmountOf } from './pay-charge.ts'
import type { Charge, Refund } from './records.ts'

export type RefundResult =
  | { kind: 'refunded'; charge: Charge; refund: Refund }
  /** The key was used before: the first refund is returned again and no money moves. */
  | { kind: 'repeated'; charge: Charge; refund: Refund }
  | { kind: 'not-paid' }
  | { kind: 'too-much'; refundable: number }

export function refundCharge(
  books: Books,
  charge: Charge,
  {
    id,
    amount,
    idempotencyKey = null,
  }: { id: string; amount?: number | null; idempotencyKey?: string | null },
): RefundResult {
  const earlier = books.refundsByCharge.get(keyOf(charge)) ?? []
  const repeated = earlier.find(
    (refund) => idempotencyKey !== null && refund.idempotencyKey === idempotencyKey,
  )
  if (repeated) return { kind: 'repeated', charge, refund: repeated }
  if (charge.state !== 'paid') return { kind: 'not-paid' }

  const refundable = paidAmountOf(charge) - charge.refundedAmount
  const wanted = amount ?? refundable
  if (wanted < 1 || wanted > refundable) return { kind: 'too-much', refundable }

  const now = books.now()
  const refund = writeRefund(books, {
    acquirer: charge.acquirer,
    account: charge.account,
    id,
    chargeId: charge.id,
    amount: wanted,
    state: 'done',
    endToEndId: charge.payments[0]?.endToEndId ?? null,
    returnId: books.identifiers.returnId(now),
    idempotencyKey,
    createdAt: now.toISOString(),
  })
  const changed = changeCharge(books, charge, {
    event: 'refunded',
    refund,
    change: {
      refundedAmount: charge.refundedAmount + wanted,
      state: wanted === refundable ? 'refunded' : 'paid',
    },
  })
  return { kind: 'refunded', charge: changed, refund }
}
