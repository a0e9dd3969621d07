import type { Payment } from './payment.ts'

/** For so long after the order a new code is made at the price of that day; later the buyer buys anew. */
const orderStandsMs = 15 * 24 * 60 * 60 * 1000

type Facts = Pick<
  Payment,
  'method' | 'status' | 'certainty' | 'statusReason' | 'expiresAt' | 'supersededById'
> & { orderedAt: Date }

/** Whether this code can be followed by a new one: it ran out unpaid, and the order still stands. */
export function isReissuable(payment: Facts, now: Date): boolean {
  if (payment.method === 'CREDIT_CARD' || payment.supersededById !== null) return false
  if (payment.certainty !== 'KNOWN') return false
  if (now.getTime() - payment.orderedAt.getTime() > orderStandsMs) return false
  return hasRunOut(payment, now)
}

/** Nobody can or may pay the code any more: its time is over, or the provider says that it expired. */
export function hasRunOut(
  { status, statusReason, expiresAt }: Pick<Payment, 'status' | 'statusReason' | 'expiresAt'>,
  now: Date,
): boolean {
  if (status === 'PENDING') return expiresAt !== null && expiresAt <= now
  return (status === 'CANCELED' || status === 'REJECTED') && statusReason === 'expired'
}
