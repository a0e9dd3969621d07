import { setTimeout as pause } from 'node:timers/promises'
import { runOnce } from 'graphile-worker'
import { Pool } from 'pg'
import type { Job } from '../src/kit/jobs/job.ts'
import { queueLogger, taskList, type WorkContext } from '../src/kit/jobs/run-worker.ts'

const pools = new Map<string, Pool>()

/**
 * Works everything that is due by the context's own clock and returns when nothing is left.
 * The queue compares with the database's time, so jobs due by a moved clock are pulled to it first.
 */
export async function drainJobs<Context extends WorkContext>(
  context: Context,
  ownerUrl: string,
  jobs: readonly Job<Context, object>[],
): Promise<void> {
  const pool = poolOf(ownerUrl)
  for (;;) {
    // The queue writes down how a job ended a moment after it ended; until then it is neither over nor due again.
    const held = await pool.query('select 1 from graphile_worker._private_jobs where locked_at is not null')
    const due = await pool.query(
      `update graphile_worker._private_jobs set run_at = now()
       where run_at <= $1 and attempts < max_attempts and locked_at is null`,
      [context.clock.now()],
    )
    if (due.rowCount === 0 && held.rowCount === 0) return
    if (due.rowCount === 0) await pause(5)
    await runOnce({
      pgPool: pool,
      taskList: taskList(context, jobs),
      concurrency: 4,
      noHandleSignals: true,
      logger: queueLogger(context),
    })
  }
}

/** Kept from one call to the next, which come by the hundred in a test; an idle connection keeps no process alive. */
function poolOf(ownerUrl: string): Pool {
  const known = pools.get(ownerUrl)
  if (known) return known
  const ignore = () => {}
  const pool = new Pool({ connectionString: ownerUrl, max: 6, allowExitOnIdle: true })
  // A database that is dropped closes what is connected to it.
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
  pools.set(ownerUrl, pool)
  return pool
}
