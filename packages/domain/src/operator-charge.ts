import { type Cents, percentOfCents } from './money.ts'

/** What a platform pays the operator for a month. */
export type ChargeTerms = { fixedCents: Cents; basisPoints: number; minimumCents: Cents }

export type ChargeParts = {
  fixedCents: Cents
  percentCents: Cents
  /** What is missing to the minimum. */
  topUpCents: Cents
  amountCents: Cents
}

/** The fixed part and a percentage of the month's sales, and the minimum where that is more. A month with more refunds than sales sold nothing. */
export function divideCharge(
  volumeCents: Cents,
  { fixedCents, basisPoints, minimumCents }: ChargeTerms,
): ChargeParts {
  const percentCents = percentOfCents(Math.max(0, volumeCents), basisPoints)
  const topUpCents = Math.max(0, minimumCents - fixedCents - percentCents)
  return { fixedCents, percentCents, topUpCents, amountCents: fixedCents + percentCents + topUpCents }
}
