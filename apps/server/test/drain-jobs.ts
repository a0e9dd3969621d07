import { setTimeout as pause } from 'node:timers/promises'
import { type RunnerOptions, runOnce } from 'graphile-worker'
import { Pool } from 'pg'
import type { Job } from '#kit/jobs/job.ts'
import { queueLogger, taskList, type WorkContext } from '#kit/jobs/run-worker.ts'

/** One statement, since it is sent twice per drain, and a run drains thousands of times. */
const pullDueJobs = `
  with due as (
    update graphile_worker._private_jobs set run_at = now()
    where run_at <= $1 and attempts < max_attempts and locked_at is null returning 1
  )
  select (select count(*)::int from due) as due,
    exists (select from graphile_worker._private_jobs where locked_at is not null) as "isHeld"`

/**
 * Runs every job due by the context's own clock and returns when none is left. The queue compares with the database's
 * time, so jobs due by a moved clock are first set to that time.
 */
export async function drainJobs<Context extends WorkContext>(
  context: Context,
  ownerUrl: string,
  jobs: readonly Job<Context, object>[],
): Promise<void> {
  const options = optionsOf(context, ownerUrl, jobs)
  for (;;) {
    const { rows } = await options.pgPool.query<{ due: number; isHeld: boolean }>({
      name: 'pull due jobs',
      text: pullDueJobs,
      values: [context.clock.now()],
    })
    const [{ due, isHeld } = { due: 0, isHeld: false }] = rows
    if (due > 0) await runOnce(options)
    else if (!isHeld) return
    // The queue stores the end of a job a moment later; until then it is neither done nor due again.
    else await pause(2)
  }
}

type DrainOptions = RunnerOptions & { pgPool: Pool }

const pools = new Map<string, Pool>()
const optionsOfContexts = new WeakMap<WorkContext, { jobs: unknown; options: DrainOptions }>()

/** Cached per context: the queue remembers the tasks of every new options object, and never frees them. */
function optionsOf<Context extends WorkContext>(
  context: Context,
  ownerUrl: string,
  jobs: readonly Job<Context, object>[],
): DrainOptions {
  const known = optionsOfContexts.get(context)
  if (known?.jobs === jobs) return known.options
  const options: DrainOptions = {
    pgPool: poolOf(ownerUrl),
    taskList: taskList(context, jobs),
    concurrency: 4,
    noHandleSignals: true,
    logger: queueLogger(context),
  }
  optionsOfContexts.set(context, { jobs, options })
  return options
}

/** Kept between calls; an idle connection keeps no process alive. */
function poolOf(ownerUrl: string): Pool {
  const known = pools.get(ownerUrl)
  if (known) return known
  const ignore = () => {}
  const pool = new Pool({ connectionString: ownerUrl, max: 6, allowExitOnIdle: true })
  // A dropped database closes its connections with an error.
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
  pools.set(ownerUrl, pool)
  return pool
}
