import { parseCronItems, type TaskList } from 'graphile-worker'
import type { Clock } from '#kit/clock.ts'
import { makeMonths } from '#kit/postgres/make-months.ts'
import type { Job } from './job.ts'

export const addDailyJobs = 'add-daily-jobs'
export const makeMonthsAhead = 'make-months'
const dayMs = 86_400_000

/**
 * Once a day at half past three in São Paulo, when fewest people buy. The queue stores its last run: one of many
 * workers does it, and if no worker ran at that time, the first to start within a day catches up.
 */
export const dailyTimetable = parseCronItems(
  [addDailyJobs, makeMonthsAhead].map((task) => ({
    task,
    identifier: task,
    match: '30 6 * * *',
    options: { backfillPeriod: dayMs, jobKey: task },
  })),
)

/**
 * Adds each daily job for every existing platform. The key keeps a waiting job from being doubled, and a dead job starts afresh.
 * The partitions of the coming months are a task of their own, so that no job waits for their locks.
 */
export function dailyTasks(
  { clock }: { clock: Clock },
  jobs: readonly Pick<Job<never, object>, 'name' | 'triesMax' | 'isDaily'>[],
): TaskList {
  return {
    [addDailyJobs]: async (_payload, { query }) => {
      for (const { name, triesMax } of jobs.filter(({ isDaily }) => isDaily))
        await query(
          `select graphile_worker.add_job($1, json_build_object('platformId', platform_id),
             job_key := $1 || ':' || platform_id, max_attempts := $2) from public.platforms p
           where not exists (select from app.tenant_holds h where h.platform_id = p.platform_id)`,
          [name, triesMax],
        )
    },
    [makeMonthsAhead]: (_payload, { query }) => makeMonths(query, clock.now()),
  }
}
