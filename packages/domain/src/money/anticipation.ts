import { divideRoundingHalfUp } from './decimal.ts'
import { assertAmount, basisPointsToMillionths, type Cents, wholeInMillionths } from './money.ts'

/** MONTHLY and DAILY count the days until the lot's date; FLAT is the same for any number of days. */
export const anticipationRateKinds = ['MONTHLY', 'DAILY', 'FLAT'] as const
export type AnticipationRateKind = (typeof anticipationRateKinds)[number]
export type AnticipationRate = { kind: AnticipationRateKind; basisPoints: number }

/** Money due after a number of days. */
export type Receivable = { amountCents: Cents; days: number }

const daysOfAMonth = 30

/**
 * Price of receiving an amount some days before its date: rounded once, half up, never more than the amount.
 */
export function anticipationFee(
  { amountCents, days }: Receivable,
  { kind, basisPoints }: AnticipationRate,
): Cents {
  assertAmount(amountCents)
  if (!Number.isSafeInteger(days) || days < 0) throw new RangeError('The number of days cannot be negative')
  const times = kind === 'FLAT' ? 1 : days
  const per = kind === 'MONTHLY' ? daysOfAMonth : 1
  const fee = divideRoundingHalfUp(
    BigInt(amountCents) * basisPointsToMillionths(basisPoints) * BigInt(times),
    wholeInMillionths * BigInt(per),
  )
  return fee < BigInt(amountCents) ? Number(fee) : amountCents
}

/**
 * Monthly cost of the money in basis points of the payout, so that a flat price can be compared with a
 * monthly one. Null where nothing is paid out.
 */
export function monthlyCostBasisPoints(lots: readonly (Receivable & { feeCents: Cents })[]): number | null {
  const lent = lots.reduce(
    (sum, { amountCents, feeCents, days }) => sum + BigInt(amountCents - feeCents) * BigInt(days),
    0n,
  )
  if (lent === 0n) return null
  const fees = lots.reduce((sum, { feeCents }) => sum + BigInt(feeCents), 0n)
  return Number(divideRoundingHalfUp(fees * BigInt(daysOfAMonth) * 10_000n, lent))
}
