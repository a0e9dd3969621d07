import type postgres from 'postgres'
import { listLiveDeadJobs } from '#kit/jobs/dead-jobs.ts'
import type { Check } from './check.ts'

const name = 'jobs'

/** Whether there are dead jobs, which wait for a person. */
export async function checkJobs(sql: postgres.Sql): Promise<Check> {
  const [queue] = await sql`select to_regclass('graphile_worker._private_jobs') as name`
  if (!queue?.name) return { name, ok: false, detail: 'There is no queue yet: start the product once.' }
  const dead = await listLiveDeadJobs(sql)
  if (dead.length === 0) return { name, ok: true, detail: 'None has used up its tries' }
  const kinds = dead.map((jobs) => `${jobs.count} × ${jobs.name}`).join(', ')
  return {
    name,
    ok: false,
    detail: `Used up their tries: ${kinds}. See "npm run balcao -- jobs list", mend the cause, then "jobs retry".`,
  }
}
