/** Every "now" in the product comes from here, so that a month can pass in a second of test. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export type AdjustedClock = Clock & {
  /** Reads a shared clock. Returns the lead of the machine's own clock, in milliseconds. */
  adjust(askTime: () => Promise<Date>): Promise<number>
}

/**
 * A machine's clock, corrected by another one. The answer was made at some moment between question and
 * arrival: an offset within that interval is kept, so that a slow answer moves nothing.
 */
export function adjustedClock(machine: Clock): AdjustedClock {
  let aheadMs = 0
  return {
    now: () => new Date(machine.now().getTime() - aheadMs),
    adjust: async (askTime) => {
      const askedAt = machine.now().getTime()
      const answer = (await askTime()).getTime()
      const heardAt = machine.now().getTime()
      aheadMs = Math.min(Math.max(aheadMs, askedAt - answer), heardAt - answer)
      return aheadMs
    },
  }
}

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
