import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { addJob } from '@balcao/server/add-job'
import { releaseLotsJob } from '@balcao/server/modules/ledger/lots/release-lots.job'
import { inScope } from '@balcao/server/scope'
import postgres from 'postgres'
import { Pool } from 'undici'
import type { Figure } from '#figure.ts'
import { buy, forManyBuyers } from '#load/buy.ts'
import { percentile } from '#measure.ts'
import { startProduct } from '#processes/start-product.ts'
import { scaled } from '#scaled.ts'
import type { World } from '#world.ts'

const waitingJobs = scaled(1_000_000)
const mails = 20
const allowedMs = 2_000

/** Mails of one platform while a million jobs of another are waiting. */
export async function jobFairness(world: World): Promise<Figure> {
  const { app, offerId, ownerUrl, environment } = world
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  const product = await startProduct({ ...environment, ...forManyBuyers })
  const pool = new Pool(product.url, { connections: 1 })
  try {
    await buy(pool, offerId)
    await product.withoutWorker(async () => {
      const busy = randomUUID()
      await inScope(app, busy, async (scope) => {
        for (let added = 0; added < 1_000; added += 1)
          await addJob(scope, releaseLotsJob, { userId: randomUUID() })
      })
      // Inserts the other jobs as copies of the last ones, without the time of a million calls.
      await owner`
        insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts, priority)
        select task_id, payload, run_at, max_attempts, priority from generate_series(1, ${waitingJobs}),
          (select * from graphile_worker._private_jobs where payload ->> 'platformId' = ${busy} order by id desc limit 1) as last`
      await owner`analyze graphile_worker._private_jobs`
    })
    const times: number[] = []
    for (let mail = 0; mail < mails; mail += 1) {
      const startedAt = performance.now()
      const paymentId = await buy(pool, offerId)
      while (!(await isMailed(owner, paymentId))) await pause(10)
      times.push(performance.now() - startedAt)
    }
    const [left] = await owner<{ count: number }[]>`
      select count(*)::int as count from graphile_worker._private_jobs`
    return {
      name: `Mail of a platform while another has ${waitingJobs} jobs waiting`,
      ours: 'from the purchase until the mail with its Pix code has left, nineteen of twenty',
      bare: `the most that is allowed: ${allowedMs} ms`,
      kind: 'cost',
      ratio: percentile(times, 0.95) / allowedMs,
      goal: 1,
      measured: `half within ${Math.round(percentile(times, 0.5))} ms, nineteen of twenty within ${Math.round(percentile(times, 0.95))} ms; ${left?.count ?? 0} jobs were still waiting`,
    }
  } finally {
    await pool.close()
    await product.stop()
    await owner`truncate graphile_worker._private_jobs`
    await owner.end()
  }
}

async function isMailed(owner: postgres.Sql, paymentId: string): Promise<boolean> {
  const [mailed] = await owner`
    select from mails m join payments p on p.platform_id = m.platform_id
    where p.id = ${paymentId} and m.order_id = p.order_id and m.state <> 'QUEUED' limit 1`
  return mailed !== undefined
}
