import type { Payment } from './payment.ts'
import type { ProviderReport } from './provider-report.ts'

const wordsForExpired = /expir|overdue|venc/i
const wordsForCalledOff = /cancel|remov|void/i

/**
 * Reason why a Pix code or boleto ended unpaid, by the provider's status and the clock. Many providers have
 * one status for "expired", "canceled" and "declined", and a buyer must not read that an unpaid code was
 * declined.
 */
export function whyCodeEnded(
  { method, expiresAt }: Pick<Payment, 'method' | 'expiresAt'>,
  { status, certainty, rawStatus = '' }: Pick<ProviderReport, 'status' | 'certainty' | 'rawStatus'>,
  now: Date,
): 'expired' | 'called_off' | null {
  const isEnd = (status === 'REJECTED' || status === 'CANCELED') && certainty === 'KNOWN'
  if (!isEnd || method === 'CREDIT_CARD') return null
  const isOver = expiresAt !== null && expiresAt <= now
  if (isOver || wordsForExpired.test(rawStatus)) return 'expired'
  return wordsForCalledOff.test(rawStatus) ? 'called_off' : null
}
