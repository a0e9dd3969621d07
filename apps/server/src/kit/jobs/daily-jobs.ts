import { parseCronItems, type TaskList } from 'graphile-worker'
import type { Job } from './job.ts'

export const addDailyJobs = 'add-daily-jobs'
const dayMs = 86_400_000

/**
 * Once a day at half past three in São Paulo, when fewest people buy. The queue writes down when it last did so: of many workers one
 * does it, and if none was up at the hour, the first to start within a day makes up for it.
 */
export const dailyTimetable = parseCronItems([
  {
    task: addDailyJobs,
    identifier: addDailyJobs,
    match: '30 6 * * *',
    options: { backfillPeriod: dayMs, jobKey: addDailyJobs },
  },
])

/**
 * Gives each daily job to every platform that exists at that moment. Its key keeps a job that is still to run from being doubled, and
 * one that had failed for good gets a fresh start.
 */
export function dailyTasks(
  jobs: readonly Pick<Job<never, object>, 'name' | 'triesMax' | 'isDaily'>[],
): TaskList {
  return {
    [addDailyJobs]: async (_payload, { query }) => {
      for (const { name, triesMax } of jobs.filter(({ isDaily }) => isDaily))
        await query(
          `select graphile_worker.add_job($1, json_build_object('platformId', platform_id),
             job_key := $1 || ':' || platform_id, max_attempts := $2) from public.platforms`,
          [name, triesMax],
        )
    },
  }
}
