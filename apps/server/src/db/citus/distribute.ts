import postgres from 'postgres'
import { appRole, narrowedRole, wallRoles } from '#db/migrate.ts'
import { raiseWall } from '#db/raise-wall.ts'
import { StartRefusal } from '#kit/postgres/start-refusal.ts'
import { leader } from './is-distributed.ts'

type Distribution = { reference: string[]; distributed: string[]; local: string[] }

/** Small tables that are read before the tenant is known: every node has a whole copy. */
const referenceTables = ['platforms', 'platform_domains']

/**
 * Distributes the tables of a migrated database over the workers of its Citus: all rows of a tenant by
 * `platform_id`, in one group. Repeatable: an interrupted run continues, and tables added since then follow. No
 * other process may use the database meanwhile: the references between the tables are circular, so they are
 * dropped first and restored when all tables are distributed.
 */
export async function distribute(ownerUrl: string, say: (line: string) => void): Promise<Distribution> {
  const client = postgres(ownerUrl, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'balcao distribute', ...sessionSettings },
  })
  try {
    await refuseUnready(client)
    await setForDatabase(client)
    await client.unsafe(`alter role ${narrowedRole} login`)
    const waiting = await listWaiting(client)
    if (waiting.length > 0) {
      await client`comment on schema app is null`
      await raiseWall(client, wallRoles, { isOverCitus: true })
      await takeReferencesAway(client)
      for (const [at, name] of waiting.entries()) {
        if (at % 20 === 0) say(`Tables that lie where they belong: ${at} of ${waiting.length}`)
        await place(client, name)
      }
    }
    await putReferencesBack(client, say)
    await commitInTwoPhases(client)
    // Repeated here: objects that were local until now, such as the type of a table's rows, are known to the workers
    // from here on.
    if (waiting.length > 0) await client`comment on schema app is null`
    await raiseWall(client, wallRoles)
    return await describe(client)
  } finally {
    await client.end({ timeout: 5 })
  }
}

async function refuseUnready(client: postgres.Sql): Promise<void> {
  const [found] = await client<{ hasCitus: boolean; isMigrated: boolean }[]>`
    select exists (select from pg_extension where extname = 'citus') as "hasCitus",
      to_regclass('public.users') is not null as "isMigrated"`
  if (!found?.hasCitus)
    throw new StartRefusal(
      'The database of DATABASE_URL is not on Citus: there is nothing to distribute it over.',
    )
  if (!found.isMigrated)
    throw new StartRefusal(
      'The database has no tables yet: start the product once, stop it, and distribute then.',
    )
  const [nodes] = await client<{ workers: number; isApart: boolean }[]>`
    select count(*) filter (where groupid <> 0 and isactive)::int as workers,
      coalesce(bool_or(groupid = 0 and not shouldhaveshards), false) as "isApart" from pg_dist_node`
  if (!nodes?.isApart)
    throw new StartRefusal(
      "The coordinator has to be among the nodes and without shards of its own: select citus_set_coordinator_host(…), then select citus_set_node_property(…, 'shouldhaveshards', false).",
    )
  if (nodes.workers === 0)
    throw new StartRefusal('The Citus of DATABASE_URL has no workers: select citus_add_node(…) first.')
  const [user] = await client`
    select from pg_stat_activity where datname = current_database() and usename = ${appRole}`
  if (user) throw new StartRefusal('The product runs on this database: stop it, and distribute then.')
}

/** What every session on the coordinator needs. */
export const sessionSettings = {
  // Sends `SET LOCAL` to the workers, and with it the tenant.
  'citus.propagate_set_commands': 'local',
  // Our triggers touch only shards on the same worker.
  'citus.enable_unsafe_triggers': 'on',
  // A generic plan hides from Citus that a statement names one tenant everywhere, and Citus then refuses some joins.
  plan_cache_mode: 'force_custom_plan',
}

async function setForDatabase(client: postgres.Sql): Promise<void> {
  const [database] = await client<{ name: string }[]>`select quote_ident(current_database()) as name`
  for (const [name, value] of Object.entries(sessionSettings))
    await client.unsafe(`alter database ${database?.name} set ${name} = '${value}'`)
}

/** Tables of tenants that Citus does not distribute yet, those first that others are co-located with. */
async function listWaiting(client: postgres.Sql): Promise<string[]> {
  const rows = await client<{ name: string }[]>`
    select relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attname = 'platform_id' and not attisdropped
      and not exists (select from pg_dist_partition where logicalrelid = c.oid)
    order by relname <> all(${referenceTables}), relname <> ${leader}, relname`
  return rows.map(({ name }) => name)
}

async function place(client: postgres.Sql, name: string): Promise<void> {
  if (referenceTables.includes(name)) await client`select create_reference_table(${name})`
  else if (name === leader)
    await client`select create_distributed_table(${name}, 'platform_id', colocate_with => 'none')`
  else await client`select create_distributed_table(${name}, 'platform_id', colocate_with => ${leader})`
}

async function takeReferencesAway(client: postgres.Sql): Promise<void> {
  await client.begin(async (sql) => {
    await sql`create table if not exists app.references_taken_away (
      place text, name text, definition text not null, primary key (place, name))`
    await sql`insert into app.references_taken_away
      select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
      on conflict do nothing`
    const taken = await sql<{ place: string; name: string }[]>`
      select place, quote_ident(name) as name from app.references_taken_away`
    await sql.unsafe(
      taken.map(({ place, name }) => `alter table ${place} drop constraint if exists ${name}`).join(';'),
    )
  })
}

async function putReferencesBack(client: postgres.Sql, say: (line: string) => void): Promise<void> {
  const [table] = await client`select to_regclass('app.references_taken_away') as name`
  if (!table?.name) return
  const taken = await client<{ place: string; name: string; definition: string }[]>`
    select place, name, definition from app.references_taken_away`
  for (const [at, { place, name, definition }] of taken.entries()) {
    if (at % 50 === 0) say(`References that are back: ${at} of ${taken.length}`)
    await client.begin(async (sql) => {
      await sql.unsafe(`alter table ${place} add constraint "${name}" ${definition}`)
      await sql`delete from app.references_taken_away where place = ${place} and name = ${name}`
    })
  }
  await client`drop table app.references_taken_away`
}

async function commitInTwoPhases(client: postgres.Sql): Promise<void> {
  const [known] = await client`select from pg_dist_partition where logicalrelid = 'app.two_phases'::regclass`
  if (!known) await client`select citus_add_local_table_to_metadata('app.two_phases')`
}

async function describe(client: postgres.Sql): Promise<Distribution> {
  const tables = await client<{ name: string; kind: 'reference' | 'distributed' | 'local' }[]>`
    select c.oid::regclass::text as name,
      case partmethod when 'h' then 'distributed' when 'n' then 'reference' else 'local' end as kind
    from pg_class c left join pg_dist_partition p on p.logicalrelid = c.oid
    where relnamespace in ('public'::regnamespace, 'app'::regnamespace) and relkind in ('r', 'p') and c.oid <> 'app.two_phases'::regclass
    order by 1`
  const named = (wanted: string) => tables.filter(({ kind }) => kind === wanted).map(({ name }) => name)
  return { reference: named('reference'), distributed: named('distributed'), local: named('local') }
}
