import { sql } from 'drizzle-orm'
import type { App } from './app.ts'
import { defineStatement, type Inputs } from './db/define-statement.ts'
import type { Job } from './kit/jobs/job.ts'
import type { RateLimit } from './kit/rate-limit.ts'
import type { Scope } from './scope.ts'

/** The queue takes the lowest number first. */
const priorities = { awaited: -10, usual: 0, awaitedSurplus: 4, surplus: 6, late: 10 }
/** The queue's largest number. A job with `waitsSince` comes one place earlier for every five seconds that it has waited. */
const lastPlace = 32_767
const placeMs = 5_000
const sameTraceMs = 3_600_000

/** Jobs of one platform that run in their usual turn. Further ones wait behind the jobs of other platforms. */
const fairShare: RateLimit = { name: 'jobs', perMinute: 1_200, burst: 600 }

export type JobTiming = {
  runAt?: Date
  /** A job with the same key that has not run yet is replaced instead of doubled. */
  key?: string
  /** True for the surplus of one source: the job runs after all usual jobs, even if a person waits for it. */
  isLate?: boolean
  /** The job runs after all late jobs. Among jobs with `waitsSince` the one that has waited longest runs first. */
  waitsSince?: Date
}

/** Adds the job in the caller's transaction, so that the job exists exactly when the transaction commits. */
export async function addJob<Payload extends object>(
  { app, tx, platformId, now }: Scope,
  job: Pick<Job<App, Payload>, 'name' | 'payload' | 'triesMax' | 'isAwaited'>,
  payload: Payload,
  { runAt = now, key, isLate = false, waitsSince }: JobTiming = {},
): Promise<void> {
  const isSurplus = app.limits.excess(fairShare, platformId) > 0
  const usual = isLate
    ? priorities.late
    : isSurplus
      ? priorities[job.isAwaited ? 'awaitedSurplus' : 'surplus']
      : priorities[job.isAwaited ? 'awaited' : 'usual']
  const priority = waitsSince ? placeAmongLast(now.getTime() - waitsSince.getTime()) : usual
  // A job that runs hours later, such as a renewal, gets a trace of its own.
  const trace = runAt.getTime() - now.getTime() <= sameTraceMs ? app.tracing.header() : undefined
  const body = JSON.stringify({ ...job.payload.parse(payload), platformId, trace })
  await insertJob(tx, {
    name: job.name,
    body,
    runAt: runAt.toISOString(),
    key: key ?? null,
    triesMax: job.triesMax,
    priority,
  })
}

function placeAmongLast(waitedMs: number): number {
  const places = Math.floor(Math.max(0, waitedMs) / placeMs)
  return Math.max(lastPlace - places, priorities.late + 1)
}

type JobRow = {
  name: string
  body: string
  runAt: string
  key: string | null
  triesMax: number
  priority: number
}

const insertJob = defineStatement(
  (_db, given: Inputs<JobRow>) =>
    sql`select app.add_job(${given.name}, ${given.body}::json, ${given.runAt}::timestamptz, ${given.key}, ${given.triesMax}, ${given.priority})`,
)
