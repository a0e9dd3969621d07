import { type Chance, createChance, type Spread, spreadOf } from './chance.ts'
import type { Measured } from './read-measured.ts'
import { purchasesAtFullLoad } from './sizing.ts'

/** A day of a large operator. Values that are not measured are assumed here, and named on the page. */
const assumed = {
  seed: 20_261_127,
  tenants: 10_000,
  cells: 50,
  /** Cores of each cell: as many as the machine of the measurements has. */
  cores: 2,
  /** Shares of the acquirers among the platforms' first choices. */
  acquirers: [0.5, 0.3, 0.2],
  /** Platforms that have an account at a second acquirer. */
  fallbackShare: 0.6,
  /** The first acquirer is slow for an hour of the evening, and then refuses connections. In minutes of the day. */
  slow: { from: 20 * 60, until: 21 * 60 },
  down: { from: 21 * 60, until: 21 * 60 + 20 },
  /** Seconds until an acquirer answers. */
  answers: { usual: spreadOf({ median: 0.4, p99: 2 }), slow: spreadOf({ median: 6, p99: 14 }) },
  /** A buyer whose page has given up presses the button again, or leaves. */
  buyer: { pressesMax: 5, pressesAgainShare: 0.8, pauseSeconds: 45 },
}

export type Day = typeof assumed & { purchases: number }

/**
 * Purchases of the whole day, for each purchase per second that one cell can handle. With this number the busiest cell gets
 * a fifth more than it can handle at midnight.
 */
const crowd = 100_000

export function blackFriday(measured: Measured): Day {
  const wholeMillions = Math.round((purchasesAtFullLoad(measured, assumed.cores) * crowd) / 1e6)
  return { ...assumed, purchases: wholeMillions * 1e6 }
}

export const minutesOfDay = 1_440

export type Tenant = {
  weight: number
  /** The platform's acquirers: the first, and the fallback if there is one. */
  acquirers: readonly number[]
}

/** Part of the day's purchases that begins in each minute: midnight, noon and evening peaks above a day's usual curve. */
export function arrivalCurve(): number[] {
  const hump = (hour: number, at: number, hours: number) => Math.exp(-(((hour - at) / hours) ** 2))
  const weights = Array.from({ length: minutesOfDay }, (_, minute) => {
    const hour = minute / 60
    const usual = 0.6 - 0.4 * Math.cos(((hour - 4) / 24) * 2 * Math.PI)
    return usual + 14 * Math.exp(-minute / 25) + 2.2 * hump(hour, 12.5, 1.2) + 3 * hump(hour, 20.5, 1.6)
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/**
 * The tenants of each cell. The largest sells twice as much as the second and three times as much as the third; the
 * cell of each is random, since a new tenant is opened wherever there is room.
 */
export function settle({ tenants, cells, acquirers, fallbackShare, seed }: Day): Tenant[][] {
  const chance = createChance(seed)
  const all = Array.from({ length: tenants }, (_, rank): Tenant => {
    const first = drawFrom(acquirers, chance)
    const hasFallback = chance.share() < fallbackShare
    const second = (first + 1 + Math.floor(chance.share() * (acquirers.length - 1))) % acquirers.length
    return { weight: 1 / (rank + 1), acquirers: hasFallback ? [first, second] : [first] }
  })
  for (let place = all.length - 1; place > 0; place -= 1) {
    const other = Math.floor(chance.share() * (place + 1))
    ;[all[place], all[other]] = [all[other] as Tenant, all[place] as Tenant]
  }
  const sum = all.reduce((total, { weight }) => total + weight, 0)
  const inCells: Tenant[][] = Array.from({ length: cells }, () => [])
  for (const [place, tenant] of all.entries())
    inCells[place % cells]?.push({ ...tenant, weight: tenant.weight / sum })
  return inCells
}

function drawFrom(shares: readonly number[], chance: Chance): number {
  let ticket = chance.share()
  const drawn = shares.findIndex((share) => {
    ticket -= share
    return ticket < 0
  })
  return Math.max(drawn, 0)
}

export type Health = { isDown: boolean; answers: Spread }

/** How an acquirer answers at a second of the day. */
export function healthOf(day: Day, acquirer: number, second: number): Health {
  const minute = second / 60
  const isIn = ({ from, until }: { from: number; until: number }) =>
    acquirer === 0 && minute >= from && minute < until
  return { isDown: isIn(day.down), answers: isIn(day.slow) ? day.answers.slow : day.answers.usual }
}
