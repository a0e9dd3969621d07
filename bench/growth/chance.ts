/** A seeded source of random numbers: the same seed gives the same day, on every machine. */
export type Chance = {
  /** From 0 up to 1. */
  share(): number
  /** Waiting time until the next of independent events. */
  wait(mean: number): number
  /** Positive, most near the median and few far above it. */
  duration(spread: Spread): number
}

/** The median, and the width of its logarithm. */
export type Spread = { median: number; width: number }

/** How many widths above the median 99 of 100 values end. */
const p99Widths = 2.326

export function spreadOf({ median, p99 }: { median: number; p99: number }): Spread {
  return { median, width: Math.log(p99 / median) / p99Widths }
}

/** The same width around another mean. */
export function spreadAround(mean: number, { width }: Spread): Spread {
  return { median: mean * Math.exp(-(width ** 2) / 2), width }
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    share,
    wait: (mean) => -Math.log(1 - share()) * mean,
    duration({ median, width }) {
      const normal = Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share())
      return median * Math.exp(width * normal)
    },
  }
}
