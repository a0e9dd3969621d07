const onceWithinMs = 10 * 60_000

/** The key of a mail that a seller has sent again: within ten minutes it is the same mail, however often it is asked for. */
export function againKey(what: 'code' | 'access', paymentId: string, now: Date): string {
  return `${what}-again:${paymentId}:${Math.floor(now.getTime() / onceWithinMs)}`
}
