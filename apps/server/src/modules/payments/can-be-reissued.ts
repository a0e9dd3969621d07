import type { Payment } from './payment.ts'

/** Longer than a call to an acquirer may last and than the first questions about its outcome take. */
const codelessPatienceMs = 2 * 60_000

/**
 * Whether the buyer may have a new code for the same order: the old one has ended unpaid, or none came and nobody knows whether the
 * acquirer made one. Money that comes for the old charge all the same is a case and goes back. A card is never charged anew on a guess:
 * an unheard charge may have taken the money already.
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
  }: Pick<
    Payment,
    'method' | 'status' | 'certainty' | 'statusReason' | 'pixCode' | 'billetCode' | 'expiresAt' | 'createdAt'
  >,
  now: Date,
): boolean {
  if (method === 'CREDIT_CARD') return false
  if (status === 'CANCELED') return certainty === 'KNOWN' && statusReason === 'expired'
  if (status !== 'PENDING') return false
  if (certainty === 'KNOWN') return expiresAt !== null && expiresAt <= now
  const isCodeless = pixCode === null && billetCode === null
  return certainty === 'UNKNOWN' && isCodeless && now.getTime() >= createdAt.getTime() + codelessPatienceMs
}
