import { type Day, settle } from './black-friday.ts'
import type { Measured } from './read-measured.ts'
import { type CellDay, simulateCell, waitOf } from './simulate-cell.ts'

export type CellTotals = Omit<CellDay, 'series' | 'waits' | 'busySeconds'>

type Course = CellDay['series'] & { medianSeconds: number[]; p99Seconds: number[] }

/** A stored result of a simulated day: the values of page and plots, and their input. */
export type DayResult = {
  day: Day
  measured: Measured
  all: Course
  waits: { medianSeconds: number; p99Seconds: number }
  cells: CellTotals[]
  /** The cell with the largest platform. */
  worst: { number: number; course: Course; waits: { medianSeconds: number; p99Seconds: number } }
}

export function simulateDay(day: Day, measured: Measured): DayResult {
  const tenants = settle(day)
  const cells = tenants.map((own, number) => simulateCell(day, { number, tenants: own }, measured))
  const number = worstOf(cells)
  const worst = cells[number]
  if (!worst) throw new Error('A day has at least one cell')
  return {
    day,
    measured,
    all: courseOf(cells),
    waits: waitsOf(cells),
    cells: cells.map(totalsOf),
    worst: { number, course: courseOf([worst]), waits: waitsOf([worst]) },
  }
}

export function totalsOf({ series, waits, busySeconds, ...totals }: CellDay): CellTotals {
  return totals
}

function worstOf(cells: readonly CellDay[]): number {
  return cells.reduce(
    (worst, { offered }, place) => (offered > (cells[worst]?.offered ?? 0) ? place : worst),
    0,
  )
}

function courseOf(cells: readonly CellDay[]): Course {
  const sum = (name: keyof CellDay['series']) =>
    cells
      .map(({ series }) => series[name])
      .reduce((one, other) => one.map((value, at) => value + (other[at] ?? 0)))
  const waits = cells
    .map((cell) => cell.waits)
    .reduce((one, other) => one.map((bucket, at) => together(bucket, other[at])))
  return {
    offered: sum('offered'),
    sold: sum('sold'),
    turnedAway: sum('turnedAway'),
    gaveUp: sum('gaveUp'),
    jobs: sum('jobs'),
    medianSeconds: waits.map((bucket) => rounded(waitOf(bucket, 0.5))),
    p99Seconds: waits.map((bucket) => rounded(waitOf(bucket, 0.99))),
  }
}

function waitsOf(cells: readonly CellDay[]) {
  const waits = cells.flatMap((cell) => cell.waits).reduce((one, other) => together(one, other))
  return { medianSeconds: rounded(waitOf(waits, 0.5)), p99Seconds: rounded(waitOf(waits, 0.99)) }
}

function together(one: Int32Array, other: Int32Array | undefined): Int32Array {
  return one.map((buyers, step) => buyers + (other?.[step] ?? 0))
}

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100
}
