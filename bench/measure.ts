import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

type Contest = {
  /** Work per second of each side, measured over one short round. */
  ours(): Promise<number>
  bare(): Promise<number>
  rounds: number
}

export type Comparison = {
  ours: number
  bare: number
  ratio: number
  /** The lowest and the highest ratio of a single round, which show the reliability of the median. */
  range: [number, number]
}

/**
 * The two sides alternate, and the median of the rounds' ratios counts: other load on the machine affects
 * both. One warm-up round of each goes before, to compile code and fill pools.
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

/**
 * Callers start one after another: connections opened at the same instant all go to the process that wakes first.
 */
const betweenArrivalsMs = 10

export type Load = { concurrency: number; milliseconds: number }

/**
 * Repetitions per second by this number of concurrent callers, each of whom begins again as soon as it is
 * done.
 */
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

/** Repetitions per second of a fixed amount of work by this number of concurrent callers. */
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

/** The value that the given share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}
