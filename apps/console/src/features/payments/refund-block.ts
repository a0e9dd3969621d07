export type Refundable = {
  isDisputed: boolean
  /** What is still in the books, what is on its way back, and whether the buyer's request waits for an answer. */
  refundableCents: number
  refundDueCents: number
  isRefundAsked: boolean
}
export type RefundBlock = 'DISPUTED' | 'REFUNDING' | 'ASKED'

/** Why a paid sale is not refunded here and now; the server would refuse it, or it is decided elsewhere. Null where it can be. */
export function refundBlock(sale: Refundable): RefundBlock | null {
  if (sale.isDisputed) return 'DISPUTED'
  if (sale.refundableCents === 0) return 'REFUNDING'
  return sale.isRefundAsked ? 'ASKED' : null
}
