import { type Cents, percentOfCents } from './money.ts'

/** Monthly price of a platform, billed by the operator. */
export type ChargeTerms = { fixedCents: Cents; basisPoints: number; minimumCents: Cents }

export type ChargeParts = {
  fixedCents: Cents
  percentCents: Cents
  /** Difference up to the minimum. */
  topUpCents: Cents
  amountCents: Cents
}

/**
 * The fixed part and a percentage of the month's sales, or the minimum if that is higher. A month with more refunds
 * than sales counts as zero sales.
 */
export function divideCharge(
  volumeCents: Cents,
  { fixedCents, basisPoints, minimumCents }: ChargeTerms,
): ChargeParts {
  const percentCents = percentOfCents(Math.max(0, volumeCents), basisPoints)
  const topUpCents = Math.max(0, minimumCents - fixedCents - percentCents)
  return { fixedCents, percentCents, topUpCents, amountCents: fixedCents + percentCents + topUpCents }
}
