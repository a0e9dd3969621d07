import type postgres from 'postgres'
import { tenantTables } from './compare-tenant.ts'

/** Gap above the numbers of an arriving platform, since its neighbours draw numbers meanwhile. */
const roomOfNumbers = 10_000

/** The jobs of a platform. The present try of a running job does not count, since the job runs again. */
export async function readJobs(
  source: postgres.Sql | postgres.TransactionSql,
  platformId: string,
): Promise<object[]> {
  return source<object[]>`
    select t.identifier, j.payload, j.run_at, j.key, j.max_attempts, j.priority,
      greatest(j.attempts - (j.locked_at is not null)::int, 0) as attempts
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.payload ->> 'platformId' = ${platformId}`
}

/**
 * Opens a completely arrived platform: disables the subscription that copied it, inserts its jobs, and allows writes in
 * the target. It happens once: a later run finds nothing to open.
 */
export async function openTenant(
  tx: postgres.TransactionSql,
  platformId: string,
  subscription?: string,
): Promise<number> {
  const [arrived] = await tx<{ jobs: object[] }[]>`
    delete from app.tenant_holds where platform_id = ${platformId} and state = 'ARRIVED' returning jobs`
  if (!arrived) return 0
  if (subscription) await tx.unsafe(`alter subscription ${subscription} disable`)
  await tx`delete from graphile_worker._private_jobs where payload ->> 'platformId' = ${platformId}`
  const count = await insertJobs(tx, arrived.jobs)
  for (const table of await tenantTables(tx)) await followNumbers(tx, table, platformId)
  return count
}

/** Puts jobs into the queue as `readJobs` found them. */
export async function insertJobs(
  tx: postgres.Sql | postgres.TransactionSql,
  found: readonly object[],
): Promise<number> {
  const jobs = tx.json(found as never)
  await tx`insert into graphile_worker._private_tasks (identifier)
    select distinct identifier from jsonb_to_recordset(${jobs}) as job (identifier text) on conflict do nothing`
  const { count } = await tx`
    insert into graphile_worker._private_jobs (task_id, payload, run_at, key, max_attempts, priority, attempts)
    select t.id, job.payload, job.run_at, job.key, job.max_attempts, job.priority, job.attempts
    from jsonb_to_recordset(${jobs}) as job (identifier text, payload json, run_at timestamptz, key text,
      max_attempts smallint, priority smallint, attempts smallint)
    join graphile_worker._private_tasks t using (identifier)`
  await tx`select pg_notify('jobs:insert', '{"count":1}')`
  return count
}

/** Sets the sequences of a table above the platform's numbers; a sequence is never set back. */
async function followNumbers(tx: postgres.TransactionSql, table: string, platformId: string): Promise<void> {
  const columns = await tx<{ name: string; sequence: string }[]>`
    select attname as name, pg_get_serial_sequence(${table}, attname) as sequence from pg_attribute
    where attrelid = ${table}::regclass and attidentity <> ''`
  for (const { name, sequence } of columns)
    await tx`
      select setval(${sequence}, highest + ${roomOfNumbers}) from (
        select max(${tx(name)}) as highest from ${tx(table)} where platform_id = ${platformId}) own
      where highest + ${roomOfNumbers} > (
        select coalesce(last_value, 0) from pg_sequences
        where format('%I.%I', schemaname, sequencename)::regclass = ${sequence}::regclass)`
}
