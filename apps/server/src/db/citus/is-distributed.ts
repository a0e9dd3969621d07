import postgres from 'postgres'
import { connectSeconds } from '#db/connect-seconds.ts'
import { StartRefusal } from '#kit/postgres/start-refusal.ts'

/** The first table of the group in which all rows of a tenant are on one worker. */
export const leader = 'users'

/** Whether Citus distributes the tables of this database. The extension alone leaves it a plain PostgreSQL. */
export async function isDistributed(client: postgres.Sql): Promise<boolean> {
  const [extension] = await client<{ isThere: boolean }[]>`
    select to_regclass('pg_catalog.pg_dist_partition') is not null as "isThere"`
  if (!extension?.isThere) return false
  const [users] = await client`
    select from pg_dist_partition where logicalrelid = to_regclass(${`public.${leader}`}) and partmethod = 'h'`
  return users !== undefined
}

/** The same for a database without a connection yet. */
export async function askWhetherDistributed(url: string): Promise<boolean> {
  const client = postgres(url, { max: 1, connect_timeout: connectSeconds, onnotice: () => {} })
  try {
    return await isDistributed(client)
  } finally {
    await client.end({ timeout: 1 })
  }
}

/**
 * Without this setting, which `database distribute` makes and a restored copy has lost, the workers do not know the tenant and
 * return no rows.
 */
export async function refuseDeafWorkers(client: postgres.Sql): Promise<void> {
  if (!(await isDistributed(client))) return
  const [setting] = await client<{ value: string | null }[]>`
    select current_setting('citus.propagate_set_commands', true) as value`
  if (setting?.value !== 'local')
    throw new StartRefusal(
      'The tables are distributed, and this database does not tell the workers whose rows are asked for: run "npm run balcao -- database distribute" again.',
    )
}
