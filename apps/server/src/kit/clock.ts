/** Every "now" in the product comes from here, so that a month can pass in a second of test. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export type MovableClock = Clock & {
  set(instant: Date): void
  advance(duration: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

export function movableClock(start: Date): MovableClock {
  let current = start.getTime()
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = instant.getTime()
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      current += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}
