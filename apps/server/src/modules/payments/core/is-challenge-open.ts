import type { Payment } from './payment.ts'

/** Whether a card may still be charged once its buyer confirms the purchase at the card's bank. */
export function isChallengeOpen({
  challenge,
  status,
  certainty,
}: Pick<Payment, 'challenge' | 'status' | 'certainty'>): boolean {
  return challenge !== null && (status === 'PENDING' || certainty !== 'KNOWN')
}
