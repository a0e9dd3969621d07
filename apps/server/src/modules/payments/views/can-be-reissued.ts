import type { Payment } from '#modules/payments/core/payment.ts'

/** Wait for a code: longer than a call to an acquirer and the first checks of its outcome take. */
const codelessPatienceMs = 2 * 60_000

/**
 * Whether the buyer may get a new code for the same order: the old one ended unpaid, or none came and the
 * acquirer may or may not have made one. Money that arrives for the old charge is a case and is returned. A
 * card is never charged again on a guess, since a charge without an answer may have taken the money; the same
 * holds for a debit by the buyer's bank.
 */
export function canBeReissued(
  {
    method,
    status,
    certainty,
    statusReason,
    pixCode,
    billetCode,
    expiresAt,
    createdAt,
    automaticPix,
  }: Pick<
    Payment,
    'method' | 'status' | 'certainty' | 'statusReason' | 'pixCode' | 'billetCode' | 'expiresAt' | 'createdAt'
  > &
    Partial<Pick<Payment, 'automaticPix'>>,
  now: Date,
): boolean {
  if (method === 'CREDIT_CARD' || automaticPix === 'DEBIT') return false
  if (status === 'CANCELED') return certainty === 'KNOWN' && statusReason === 'expired'
  if (status !== 'PENDING') return false
  if (certainty === 'KNOWN') return expiresAt !== null && expiresAt <= now
  const isCodeless = pixCode === null && billetCode === null
  return certainty === 'UNKNOWN' && isCodeless && now.getTime() >= createdAt.getTime() + codelessPatienceMs
}
