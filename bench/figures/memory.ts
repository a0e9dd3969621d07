import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '#figure.ts'
import { forManyBuyers } from '#load/buy.ts'
import { buyOverHttp } from '#load/buy-over-http.ts'
import { startProduct } from '#processes/start-product.ts'
import { scaled } from '#scaled.ts'
import type { World } from '#world.ts'

const idleMs = scaled(10_000)
const load = { concurrency: 32, milliseconds: scaled(30_000) }
const sampleMs = 250
const idleMaxMb = 250
const loadMaxMb = 400

/**
 * In megabytes: memory of all processes together, and the sum of each process with shared pages counted every time.
 */
type Memory = { together: number; eachByItself: number; processes: number }

export async function memory(world: World): Promise<Figure[]> {
  const product = await startProduct({ ...world.environment, ...forManyBuyers })
  try {
    await pause(idleMs)
    const idle = await readMemory(product.pids())
    const underLoad = await highestDuring(buyOverHttp(product.url, world.offerId, load), product.pids())
    return [
      figureOf('Memory, idle', idle, idleMaxMb),
      figureOf(`Memory, highest while ${load.concurrency} buyers buy`, underLoad, loadMaxMb),
    ]
  } finally {
    await product.stop()
  }
}

function figureOf(name: string, { together, eachByItself, processes }: Memory, mostMb: number): Figure {
  return {
    name,
    ours: 'resident memory of the web processes and the worker, pages that they share counted once; without the launcher, which waits in the process that measures',
    bare: `the most that is allowed: ${mostMb} MB`,
    kind: 'cost',
    ratio: together / mostMb,
    goal: 1,
    measured: `${together.toFixed(0)} MB in ${processes} processes; ${eachByItself.toFixed(0)} MB if shared pages count for each`,
  }
}

async function highestDuring(work: Promise<unknown>, pids: readonly number[]): Promise<Memory> {
  let isOver = false
  const ended = work.finally(() => {
    isOver = true
  })
  let highest = await readMemory(pids)
  while (!isOver) {
    await Promise.race([ended, pause(sampleMs)])
    const now = await readMemory(pids)
    if (now.together > highest.together) highest = now
  }
  await ended
  return highest
}

async function readMemory(pids: readonly number[]): Promise<Memory> {
  const rollups = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/smaps_rollup`, 'utf8')))
  const sumOf = (field: RegExp) =>
    rollups.reduce((sum, rollup) => sum + Number(field.exec(rollup)?.[1] ?? 0), 0) / 1024
  return {
    together: sumOf(/^Pss:\s+(\d+) kB/m),
    eachByItself: sumOf(/^Rss:\s+(\d+) kB/m),
    processes: pids.length,
  }
}
