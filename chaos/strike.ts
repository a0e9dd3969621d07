import { setTimeout as pause } from 'node:timers/promises'
import type { SeededRandom } from '@balcao/server/demo/seeded-random'
import type { Plan } from './plan.ts'
import type { World } from './world.ts'

export type Strikes = {
  kills: number
  restarts: number
  /** The database could not be restarted; `stop` rejects then. */
  hasFailed: boolean
  /** Called after every purchase with their number. */
  sold(count: number): void
  stop(): Promise<void>
}

/** Kills a process or the database repeatedly until it is stopped. */
export function strike({ product, database }: World, plan: Plan, random: SeededRandom): Strikes {
  const over = new AbortController()
  const again = async (everySeconds: number, blow: () => Promise<void>): Promise<void> => {
    while (everySeconds > 0) {
      await pause(everySeconds * 1_000, undefined, { signal: over.signal }).catch(() => {})
      if (over.signal.aborted) return
      await blow()
    }
  }
  const strikes = { kills: 0, restarts: 0, hasFailed: false }
  const kill = async () => {
    const pid = random.pick(product.processes).pid()
    if (pid !== undefined && kill9(pid)) strikes.kills += 1
  }
  // One crash at a time: the next one waits until the database is back.
  let crashing = Promise.resolve()
  const restart = () => {
    crashing = crashing.then(database.crash).then(() => {
      strikes.restarts += 1
    })
    crashing.catch(() => {
      strikes.hasFailed = true
    })
    return crashing
  }
  const striking = Promise.all([again(plan.killEverySeconds, kill), again(plan.restartEverySeconds, restart)])
  const isTurn = (count: number, every: number) => every > 0 && count % every === 0
  return Object.assign(strikes, {
    sold(count: number) {
      if (isTurn(count, plan.killEveryPurchases)) void kill()
      if (isTurn(count, plan.restartEveryPurchases)) void restart()
    },
    async stop() {
      over.abort()
      await striking
      await crashing
    },
  })
}

/** False where the process is dead already: its successor is waiting to start. */
function kill9(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL')
    return true
  } catch {
    return false
  }
}
