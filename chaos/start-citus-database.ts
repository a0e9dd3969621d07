import { distribute } from '@balcao/server/db/citus/distribute'
import { makeTestFolder } from '@balcao/server/kit/postgres/test-cluster'
import { startCitus } from '@balcao/server/test/citus/start-citus'
import { removeNodes } from '@balcao/server/test/citus/test-citus'
import type { ChaosDatabase } from './start-database.ts'

export type ChaosCitus = ChaosDatabase & { crashes: { coordinator: number; workers: number } }

/** A durable Citus of one coordinator and two workers, of which each in turn crashes and restarts on its port. */
export async function startCitusDatabase(): Promise<ChaosCitus> {
  const folder = makeTestFolder()
  const citus = await startCitus({ folder })
  const end = async () => {
    await citus.stop()
    removeNodes(citus, folder)
  }
  try {
    await citus.makeDatabase('balcao')
    const url = citus.urlOf('balcao')
    const crashes = { coordinator: 0, workers: 0 }
    const nodes = [...citus.workers, citus.coordinator]
    return {
      url,
      crashes,
      prepare: async () => {
        await distribute(url, () => {})
      },
      async crash() {
        const node = nodes[(crashes.coordinator + crashes.workers) % nodes.length] ?? citus.coordinator
        node.kill9()
        await node.restart()
        crashes[node === citus.coordinator ? 'coordinator' : 'workers'] += 1
      },
      stop: end,
    }
  } catch (error) {
    await end()
    throw error
  }
}
