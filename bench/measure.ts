import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

type Contest = {
  /** How much of the same work each side does in a second, measured over one short round. */
  ours(): Promise<number>
  bare(): Promise<number>
  rounds: number
}

export type Comparison = {
  ours: number
  bare: number
  ratio: number
  /** The lowest and the highest ratio of a single round: how far the middle one can be trusted. */
  range: [number, number]
}

/**
 * The two sides take turns, and the middle of the rounds' ratios counts: whatever else the machine does at a moment, it
 * does to both. One round of each goes before, for code to be compiled and pools to be filled.
 */
export async function compare({ ours, bare, rounds }: Contest): Promise<Comparison> {
  await ours()
  await bare()
  const results: Omit<Comparison, 'range'>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0
    const first = await (isOursFirst ? ours : bare)()
    const second = await (isOursFirst ? bare : ours)()
    const [oursRate, bareRate] = isOursFirst ? [first, second] : [second, first]
    results.push({ ours: oursRate, bare: bareRate, ratio: oursRate / bareRate })
  }
  results.sort((a, b) => a.ratio - b.ratio)
  const [lowest, middle, highest] = [results[0], results[Math.floor(rounds / 2)], results.at(-1)]
  if (!lowest || !middle || !highest) throw new Error('A comparison takes at least one round')
  return { ...middle, range: [lowest.ratio, highest.ratio] }
}

/** Callers come one after the other: connections opened in one instant all fall on the process that wakes first. */
const betweenArrivalsMs = 10

export type Load = { concurrency: number; milliseconds: number }

/** How often a second the work was done by so many callers at once, each of whom begins anew as soon as it is done. */
export async function ratePerSecond(
  work: () => Promise<unknown>,
  { concurrency, milliseconds }: Load,
): Promise<number> {
  const startedAt = performance.now()
  const isOver = () => performance.now() - startedAt >= milliseconds
  let done = 0
  const caller = async (place: number) => {
    await pause(place * betweenArrivalsMs)
    while (!isOver()) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, (_, place) => caller(place)))
  return (done * 1000) / (performance.now() - startedAt)
}

/** How often a second the work was done, all of it, by so many callers at once. */
export async function rateOfAll<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  concurrency: number,
): Promise<number> {
  const startedAt = performance.now()
  const left = items.values()
  const caller = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, caller))
  return (items.length * 1000) / (performance.now() - startedAt)
}

/** The value that so great a share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}
