import { setTimeout as pause } from 'node:timers/promises'
import { jobs } from '@balcao/server/jobs'
import { drainJobs } from '@balcao/server/test/drain-jobs'
import { buildServer } from '@balcao/server/web/build-server'
import postgres from 'postgres'
import type { World } from './world.ts'

/** Time in which the processes must get on with their due work once traffic and faults have stopped. */
const patienceMs = 3 * 60_000

/** The steps in which the days after the storm pass, in minutes: past every scheduled status read. */
const steps = [
  ...Array<number>(20).fill(1),
  ...Array<number>(6).fill(10),
  ...Array<number>(23).fill(60),
  ...Array<number>(9).fill(1_440),
]

/** Lets the processes finish their due work, and then lets nine days pass in one process with a moved clock. */
export async function settle(world: World): Promise<{ seconds: number }> {
  const { sandbox, database, product, app, ahead } = world
  sandbox.faults.clear()
  const startedAt = performance.now()
  await sandbox.bank.webhooksDelivered()
  await workedOff(database.url)
  const seconds = (performance.now() - startedAt) / 1_000
  await product.stop()
  const server = await buildServer(app)
  await server.listen({ host: '127.0.0.1', port: Number(new URL(world.url).port) })
  try {
    for (const minutes of steps) {
      ahead.minutes += minutes
      await sandbox.bank.runDueEvents()
      await sandbox.bank.webhooksDelivered()
      await drainJobs(app, database.url, jobs)
    }
  } finally {
    await server.close()
  }
  return { seconds }
}

/**
 * No job is due, and none is locked: jobs of a killed worker are unlocked by the others within half a minute.
 */
async function workedOff(databaseUrl: string): Promise<void> {
  const owner = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  let fewest = Number.POSITIVE_INFINITY
  let deadline = performance.now() + patienceMs
  try {
    for (;;) {
      const [due] = await owner`
        select count(*)::int as count from graphile_worker._private_jobs
        where run_at <= now() and attempts < max_attempts or locked_at is not null`
      const count = due?.count ?? 0
      if (count === 0) return
      if (count < fewest) {
        fewest = count
        deadline = performance.now() + patienceMs
      }
      if (performance.now() > deadline)
        throw new Error(`${count} jobs are not done, and no fewer than ${fewest} for three minutes`)
      await pause(500)
    }
  } finally {
    await owner.end()
  }
}
