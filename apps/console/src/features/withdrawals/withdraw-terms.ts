import type { WithdrawalTerms } from './withdrawal.ts'

export type Obstacle =
  | 'blocked'
  | 'debt'
  | 'documents'
  | 'secondFactor'
  | 'noAccount'
  | 'dayUsed'
  | 'tooLittle'

/** The first obstacle; the server would refuse the request for the same reason. */
export function withdrawObstacle(terms: WithdrawalTerms, usableAccounts: number): Obstacle | null {
  if (terms.isBlocked) return 'blocked'
  if (terms.debtCents > 0) return 'debt'
  if (terms.missingPapers !== null) return 'documents'
  if (terms.lacksSecondFactor) return 'secondFactor'
  if (usableAccounts === 0) return 'noAccount'
  if (terms.leftTodayCount === 0 || terms.leftTodayCents < terms.minCents) return 'dayUsed'
  return largestWithdrawal(terms) < terms.minCents ? 'tooLittle' : null
}

export function withdrawalFee(
  { feeCents, smallFeeCents, smallBelowCents }: WithdrawalTerms,
  amountCents: number,
): number {
  return amountCents < smallBelowCents ? smallFeeCents : feeCents
}

/**
 * The largest net amount: amount and fee together are within the available balance, and the amount within the
 * rest of the daily limit.
 */
export function largestWithdrawal(terms: WithdrawalTerms): number {
  const { availableCents, leftTodayCents, smallBelowCents, feeCents, smallFeeCents } = terms
  const whole = availableCents - feeCents
  const small = Math.min(availableCents - smallFeeCents, smallBelowCents - 1)
  return Math.max(0, Math.min(leftTodayCents, whole >= smallBelowCents ? whole : small))
}
