const onceWithinMs = 10 * 60_000

/** Idempotency key of a mail that a seller resends: within ten minutes every request has the same key. */
export function againKey(what: 'code' | 'access', paymentId: string, now: Date): string {
  return `${what}-again:${paymentId}:${Math.floor(now.getTime() / onceWithinMs)}`
}
