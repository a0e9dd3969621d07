export type Refundable = {
  isDisputed: boolean
  /** Remaining amount in the books, amount under refund, and whether the buyer's request is open. */
  refundableCents: number
  refundDueCents: number
  isRefundAsked: boolean
}
export type RefundBlock = 'DISPUTED' | 'REFUNDING' | 'ASKED'

/**
 * Why a paid sale cannot be refunded here now: the server would refuse it, or it is decided elsewhere. Null
 * where it can be.
 */
export function refundBlock(sale: Refundable): RefundBlock | null {
  if (sale.isDisputed) return 'DISPUTED'
  if (sale.refundableCents === 0) return 'REFUNDING'
  return sale.isRefundAsked ? 'ASKED' : null
}
