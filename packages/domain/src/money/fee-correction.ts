import { divideRoundingHalfUp } from './decimal.ts'
import type { Cents } from './money.ts'
import { type FeePolicy, keptFee } from './sale-reversal.ts'
import { platformFee, type SaleToSplit } from './sale-split.ts'

/** A sale as booked: its current fee, and the part that was not refunded. */
export type SaleToCorrect = {
  /** Base of the fee: items after discount, and shipping. */
  baseCents: Cents
  totalCents: Cents
  /** Part of the total that was not returned to the buyer. */
  leftCents: Cents
  feeCents: Cents
  fixedFeeCents: Cents
  feePolicy: FeePolicy
  /** Amounts that a refund of the rest of the sale would take from the platform's fee and from the producer. */
  left: { feeCents: Cents; producerCents: Cents }
}

export type FeeCorrection = {
  /** The fee of the whole sale from now on. */
  feeCents: Cents
  fixedFeeCents: Cents
  /** The fee on the remaining part of the sale, before and after. */
  wasCents: Cents
  becomesCents: Cents
  /** Part of the difference that a later refund takes back: positive if the producer got it. */
  returnableCents: Cents
}

/**
 * Replaces the fee of a past sale. Only the part that was not refunded is corrected: the refunded part was
 * settled with the fee at that time. The correction is at most the platform's own part of the fee in a refund
 * of the rest: it takes no manager's commission, and later refunds still divide among the same people.
 */
export function correctFee(sale: SaleToCorrect, fee: SaleToSplit['fee']): FeeCorrection {
  const { feePolicy, left } = sale
  const ofRest = (cents: Cents): Cents =>
    sale.totalCents === 0
      ? 0
      : Number(divideRoundingHalfUp(BigInt(cents) * BigInt(sale.leftCents), BigInt(sale.totalCents)))
  const feeCents = platformFee(sale.baseCents, fee)
  const keptBefore = keptFee(sale)
  const keptAfter = keptFee({ feePolicy, feeCents, fixedFeeCents: fee.fixedCents })
  const [returned, kept] = [ofRest(sale.feeCents - keptBefore), ofRest(keptBefore)]
  const wanted = returned - ofRest(feeCents - keptAfter)
  const returnableCents = Math.max(-left.producerCents, Math.min(wanted, left.feeCents))
  const wasCents = returned + kept
  const differenceCents = returnableCents + kept - ofRest(keptAfter)
  return {
    feeCents,
    fixedFeeCents: fee.fixedCents,
    wasCents,
    becomesCents: wasCents - differenceCents,
    returnableCents,
  }
}
