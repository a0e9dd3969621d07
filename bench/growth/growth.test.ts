import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blackFriday, type Day, settle } from './black-friday.ts'
import { drawDay } from './draw-day.ts'
import { growthPage, keptDay, pictureFile } from './files.ts'
import { fillPage } from './fill-page.ts'
import { type Measured, readMeasured } from './read-measured.ts'
import { simulateCell, waitOf } from './simulate-cell.ts'
import { type DayResult, totalsOf } from './simulate-day.ts'
import { purchasesAtFullLoad, sizing, usualPlan } from './sizing.ts'

const measured = readMeasured()
const day = blackFriday(measured)
const kept = JSON.parse(readFileSync(keptDay, 'utf8')) as DayResult
const page = readFileSync(growthPage, 'utf8')
const again = 'made of other figures than those in bench/results.md: run node bench/growth/main.ts'

test('the page, its pictures and the simulated day are made of the figures in bench/results.md', () => {
  expect(kept.measured, again).toEqual(measured)
  expect(kept.day, again).toEqual(day)
  expect(fillPage(page, kept), again).toBe(page)
  for (const [name, picture] of Object.entries(drawDay(kept)))
    expect(readFileSync(pictureFile(name), 'utf8'), again).toBe(picture)
})

/**
 * Core time and rates were measured at different hours of one machine. While a rate was measured, the acquirer and
 * the bench used part of the cores. So the figures may differ by a factor of two.
 */
const factor = 2

function expectNear(calculated: number, counted: number): void {
  expect(calculated / counted).toBeGreaterThan(1 / factor)
  expect(calculated / counted).toBeLessThan(factor)
}

test('the core time of a purchase explains the rates and the answer times that the bench counted', () => {
  const rate = purchasesAtFullLoad(measured, measured.cores)
  expectNear(rate, measured.purchasesPerSecond)
  expectNear(rate, measured.fewPurchasesPerSecond)
  // Each of these buyers buys again at once, so the answer time is their number divided by the rate.
  expectNear((measured.buyersAtOnce / rate) * 1000, measured.answerMs.median)
})

test('a cell of the model works through mails and books no faster than the bench applied webhooks alone', () => {
  const { web, worker, database } = measured.coreMs.following
  expect((measured.cores * 1000) / (web + worker + database)).toBeLessThan(measured.webhooksAppliedPerSecond)
})

test('the sizing gives two cores to as many sales as two cores sold', () => {
  const rushOnly = { ...usualPlan, peakFactor: 1, followingFactor: 0, busyShare: 1 }
  const { databaseCores, productCores } = sizing(measured.purchasesPerSecond * 86_400, measured, {
    ...rushOnly,
    restoreHours: Number.POSITIVE_INFINITY,
  })
  expectNear(databaseCores + productCores, measured.cores + 1)
})

test('more sales never reduce the total of any resource over all cells', () => {
  let former = sizing(1_000, measured)
  for (let sales = 2_000; sales < 1e9; sales *= 2) {
    const next = sizing(sales, measured)
    for (const name of ['cells', 'peakPerSecond', 'diskGbPerMonth', 'diskTbKept'] as const)
      expect(next[name]).toBeGreaterThanOrEqual(former[name])
    expect(next.cells * next.databaseCores).toBeGreaterThanOrEqual(former.cells * former.databaseCores)
    expect(next.databaseCores).toBeLessThanOrEqual(usualPlan.databaseCoresMax)
    former = next
  }
})

/** A day whose midnight overloads the cores, independent of the bench's figures. */
const crowded: Day = { ...day, tenants: 30, cells: 2, purchases: 240_000 }
const dear: Measured = {
  ...measured,
  coreMs: {
    purchase: { web: 95, database: 69 },
    following: { web: 34, worker: 264, database: 176 },
  },
}

test('every buyer of a crowded day buys, gives up or waits, and no cell uses more core time than it has', () => {
  const cells = settle(crowded)
  const days = cells.map((tenants, number) => simulateCell(crowded, { number, tenants }, dear))
  for (const cell of days) {
    expect(cell.sold + cell.gaveUp + cell.waiting).toBe(cell.offered)
    for (const seconds of cell.busySeconds) expect(seconds).toBeLessThanOrEqual(crowded.cores * 60 + 1e-6)
    const { series, sold, offered, gaveUp, turnedAway, waits } = cell
    expect(sumOf(series.offered)).toBe(offered)
    expect(sumOf(series.sold)).toBe(sold)
    expect(sumOf(series.gaveUp)).toBe(gaveUp)
    expect(sumOf(series.turnedAway)).toBe(turnedAway)
    expect(sumOf(waits.map((bucket) => bucket.reduce((sum, buyers) => sum + buyers, 0)))).toBe(sold)
  }
  const worst = days.toSorted((one, other) => other.offered - one.offered)[0]
  expect(worst?.busiestShare).toBeGreaterThan(0.95)
  expect(worst?.soldLater).toBeGreaterThan(1_000)
  expect(worst?.gaveUp).toBeGreaterThan(100)
  // Buyers in a crowd are refused and return; they do not queue for as long as the rush lasts.
  expect(waitOf(worst?.waits[0] as Int32Array, 0.5)).toBeLessThan(60)
}, 60_000)

test('the same seed gives the same day, another seed another', () => {
  const quiet = { ...crowded, purchases: 10_000 }
  const simulate = (day: Day) => {
    const [tenants = []] = settle(day)
    return simulateCell(day, { number: 0, tenants }, measured)
  }
  expect(simulate(quiet)).toEqual(simulate(quiet))
  expect(simulate({ ...quiet, seed: 1 })).not.toEqual(simulate(quiet))
})

test('a cell of the kept day equals the model’s result: cells share nothing, so each can be examined alone', () => {
  const cells = settle(day)
  const bySize = kept.cells
    .map((_, number) => number)
    .toSorted((one, other) => offeredOf(one) - offeredOf(other))
  const number = bySize[0] as number
  const tenants = cells[number] ?? []
  const simulated = totalsOf(simulateCell(day, { number, tenants }, measured))
  expect(JSON.parse(JSON.stringify(simulated)), again).toEqual(kept.cells[number])
}, 60_000)

test('the statements of the page about the day are true', () => {
  const { cells, worst } = kept
  const lost = sumOf(cells.map(({ trouble }) => trouble.alone.lost))
  expect(lost).toBeGreaterThan(sumOf(cells.map(({ gaveUp }) => gaveUp)) / 2)
  expect(cells.filter(({ busiestShare }) => busiestShare > 0.95)).toEqual([cells[worst.number]])
  const ofWorst = cells[worst.number]
  expect(ofWorst?.soldLater).toBeGreaterThan(5 * (ofWorst?.gaveUp ?? 0))
  for (const [number, { offered, sold, gaveUp, waiting }] of cells.entries())
    expect(sold + gaveUp + waiting, `cell ${number}`).toBe(offered)
})

function offeredOf(number: number): number {
  return kept.cells[number]?.offered ?? 0
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
