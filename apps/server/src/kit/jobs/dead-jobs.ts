import type postgres from 'postgres'

/**
 * Dead letters of one kind: jobs that used up their tries and wait for a person. `isTest`: jobs of test modes, whose
 * platform ids are UUIDs of version 8.
 */
export type DeadJobs = { name: string; isTest: boolean; count: number; oldest: Date; lastError: string }

export async function listDeadJobs(sql: postgres.Sql): Promise<DeadJobs[]> {
  return sql<DeadJobs[]>`
    select t.identifier as name, coalesce(substr(j.payload ->> 'platformId', 15, 1) = '8', false) as "isTest",
      count(*)::int as count, min(j.run_at) as oldest,
      coalesce((array_agg(j.last_error order by j.updated_at desc))[1], '') as "lastError"
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null
    group by 1, 2 order by 2, 1`
}

export async function listLiveDeadJobs(sql: postgres.Sql): Promise<DeadJobs[]> {
  return (await listDeadJobs(sql)).filter(({ isTest }) => !isTest)
}

/** Resets the tries of dead jobs, of one kind or all, and returns their number. */
export async function reviveDeadJobs(sql: postgres.Sql, name: string | null): Promise<number> {
  const revived = await sql`
    update graphile_worker._private_jobs j set attempts = 0, run_at = now(), updated_at = now()
    from graphile_worker._private_tasks t
    where t.id = j.task_id and j.attempts >= j.max_attempts and j.locked_at is null
      and (${name}::text is null or t.identifier = ${name}::text)
    returning j.id`
  return revived.length
}
