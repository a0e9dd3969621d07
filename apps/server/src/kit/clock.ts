/** The source of every "now" in the product, so that a test can pass a month in a second. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export type AdjustedClock = Clock & {
  /** Sets the correction by a shared clock. Returns the lead of the machine's own clock, in milliseconds. */
  adjust(askTime: () => Promise<Date>): Promise<number>
}

/**
 * A machine's clock, corrected by another clock. The other clock was read at some time between the question and
 * the arrival of its answer. An offset that fits this interval is kept, so that a slow answer changes nothing.
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
