/** Minimum time between two mails of one kind about one sale. */
export const onceWithinMs = 10 * 60_000

/** Idempotency key of a repeated mail: every request within ten minutes has the same key. */
export function resendKey(what: string, paymentId: string, now: Date): string {
  return `${what}-again:${paymentId}:${Math.floor(now.getTime() / onceWithinMs)}`
}
