const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Pauses between the tries of one delivery: ten tries within about 75 hours. */
const pausesMs = [
  10 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  30 * hour,
]

/** Jitter, so that a receiver that was down does not get all missed deliveries at one instant. */
const spread = 0.1

/** Time of the next try after this many tries; null after the last. `chance` is between 0 and 1. */
export function retryAt(tries: number, now: Date, chance: number = Math.random()): Date | null {
  const pauseMs = pausesMs[tries - 1]
  if (pauseMs === undefined) return null
  return new Date(now.getTime() + pauseMs * (1 + spread * (2 * chance - 1)))
}
