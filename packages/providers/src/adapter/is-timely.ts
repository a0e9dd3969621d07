const toleranceMs = 300_000

/**
 * Whether the time in a signature lies within five minutes of the call's arrival, so that an old call cannot
 * be replayed. The time counts seconds or milliseconds, or is written in ISO 8601; any other text is never
 * timely.
 */
export function isTimely(time: string, receivedAt: Date | undefined): boolean {
  return receivedAt === undefined || Math.abs(receivedAt.getTime() - momentOf(time)) <= toleranceMs
}

function momentOf(time: string): number {
  if (!/^\d+$/.test(time)) return Date.parse(time)
  return Number(time) * (time.length > 10 ? 1 : 1_000)
}
