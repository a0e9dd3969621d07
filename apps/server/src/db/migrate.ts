import { createHmac } from 'node:crypto'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runDrizzleMigrations } from 'drizzle-orm/postgres-js/migrator'
import { runMigrations as runQueueMigrations } from 'graphile-worker'
import postgres from 'postgres'
import { makeMonths } from '#kit/postgres/make-months.ts'
import { StartRefusal } from '#kit/postgres/start-refusal.ts'
import { isDistributed, refuseDeafWorkers } from './citus/is-distributed.ts'
import { migrateDistributed } from './citus/migrate-distributed.ts'
import { patiently } from './patiently.ts'
import { compareWall, raiseWall } from './raise-wall.ts'
import { reach } from './reach.ts'
import { refuseOtherKey } from './refuse-other-key.ts'
import { postgresErrorCode } from './retryable.ts'

const migrationLock = 4_242_001
const ownMigrations = new URL('./migrations', import.meta.url).pathname
const oldestServer = 150_000
/** Longest time that sales wait behind a migration that waits for a long read. */
const lockTimeout = '500ms'

/** The role that the application logs in with: neither owner nor superuser, so row policies and grants bind it. */
export const appRole = 'balcao_app'

/** The role that reads all platforms at once for masters: named columns of named tables, and no writes (decision 0024). */
export const operatorRole = 'balcao_operator'

/**
 * The role for reads by staff limited to some sellers: like the application's, without the rows of all other sellers
 * (wall.sql).
 */
export const narrowedRole = 'balcao_narrowed'

export const wallRoles = { appRole, operatorRole, narrowedRole }

export function appUrl(ownerUrl: string, key: Buffer): string {
  return urlOf(appRole, 'database application role', ownerUrl, key)
}

export function operatorUrl(ownerUrl: string, key: Buffer): string {
  return urlOf(operatorRole, 'database operator role', ownerUrl, key)
}

/**
 * A role's password is derived from the master key, so that every process of an installation knows it and no file has
 * to hold it.
 */
function urlOf(role: string, purpose: string, ownerUrl: string, key: Buffer): string {
  const url = new URL(ownerUrl)
  url.username = role
  url.password = createHmac('sha256', key).update(purpose).digest('base64url')
  return url.href
}

/**
 * Migrates the database to the newest schema. The first process that starts takes the lock, the others wait
 * for it; `lock_timeout` makes a change back off and retry rather than stop sales behind a long read.
 */
export async function migrate(
  ownerUrl: string,
  key: Buffer,
  {
    allowUnsafeServer = false,
    formerKeys = [],
    migrationsFolder = ownMigrations,
  }: { allowUnsafeServer?: boolean; formerKeys?: readonly Buffer[]; migrationsFolder?: string } = {},
): Promise<void> {
  const client = postgres(ownerUrl, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'balcao migrate' },
  })
  try {
    await client`select pg_advisory_lock(${migrationLock})`
    if (!allowUnsafeServer) await refuseUnsafeServer(client)
    await client`select set_config('lock_timeout', ${lockTimeout}, false)`
    await refuseOtherKey(client, key, formerKeys)
    await ensureRole(client, appUrl(ownerUrl, key))
    await ensureRole(client, operatorUrl(ownerUrl, key))
    await ensureNarrowedRole(client)
    await refuseOlderSchema(client, migrationsFolder)
    const isOverCitus = await isDistributed(client)
    await patiently(() =>
      isOverCitus
        ? migrateDistributed(client, migrationsFolder)
        : runDrizzleMigrations(drizzle(client), { migrationsFolder }),
    )
    await runQueueMigrations({ connectionString: ownerUrl })
    // A migration may have set its own lock_timeout.
    await client`select set_config('lock_timeout', ${lockTimeout}, false)`
    await raiseWall(client, wallRoles)
    await refuseDeafWorkers(client)
    await makeMonthsAtStart(client)
    await analyzeNewTables(client)
  } catch (error) {
    if (postgresErrorCode(error) !== insufficientPrivilege) throw error
    throw new StartRefusal(
      'The user of DATABASE_URL may not set up the database: make it the owner of the database and of what lies in it, then start again.',
    )
  } finally {
    await client.end({ timeout: 5 })
  }
}

/** The worker makes the months that cannot be made now: only a missing present month keeps the product from starting. */
async function makeMonthsAtStart(client: postgres.Sql): Promise<void> {
  const make = () => makeMonths((text, values) => client.unsafe(text, values), new Date())
  await make().catch(async () => {
    const [missing] = await client`
      select from pg_partitioned_table join pg_class c on c.oid = partrelid where relnamespace = 'public'::regnamespace
        and to_regclass(format('months.%I', relname || '_' || replace(app.month_name(now()), '-', '_'))) is null`
    if (missing) await patiently(make)
  })
}

/**
 * Analyses new tables. The planner assumes ten pages for a table that was never analysed, which costs a tenth more work
 * in the first minutes of an installation and in every test. A table that is being vacuumed is skipped.
 */
async function analyzeNewTables(client: postgres.Sql): Promise<void> {
  const [found] = await client<{ names: string | null }[]>`
    select string_agg(oid::regclass::text, ', ') as names from pg_class
    where relkind = 'r' and reltuples = -1 and pg_has_role(relowner, 'USAGE')
      and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`
  if (found?.names) await client.unsafe(`analyze (skip_locked) ${found.names}`)
}

/**
 * Whether the database has been migrated to this version or a newer one. For starts that leave migrations to a job of
 * their own.
 */
export async function isMigrated(
  ownerUrl: string,
  { migrationsFolder = ownMigrations }: { migrationsFolder?: string } = {},
): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  const client = postgres(ownerUrl, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    const [table] = await client`select to_regclass('drizzle.__drizzle_migrations') as name`
    if (!table?.name) return false
    const [applied] = await client<{ when: string | null }[]>`
      select max(created_at)::text as when from drizzle.__drizzle_migrations`
    const when = Number(applied?.when)
    // The wall of a newer version covers this one too.
    return when > newest || (when === newest && (await compareWall(client, wallRoles)).isUp)
  } finally {
    await client.end({ timeout: 1 })
  }
}

/**
 * Until the first release every change of the schema regenerates the first migration, so a database with an older
 * first migration cannot be migrated to this version.
 */
async function refuseOlderSchema(client: postgres.Sql, migrationsFolder: string): Promise<void> {
  const [table] = await client`select to_regclass('drizzle.__drizzle_migrations') as name`
  if (!table?.name) return
  const [applied] = await client<{ when: string | null }[]>`
    select min(created_at)::text as when from drizzle.__drizzle_migrations`
  const first = readMigrationFiles({ migrationsFolder })[0]?.folderMillis
  if (applied?.when && Number(applied.when) !== first)
    throw new StartRefusal(
      'The database was made by an older version, and no migration leads from it to this one: keep it under another name (mv .balcao .balcao.old), or name an empty database in DATABASE_URL, then start again.',
    )
}

/** Refuses a server without durable commits, since an acknowledged sale must survive a crash. */
async function refuseUnsafeServer(client: postgres.Sql): Promise<void> {
  const [settings] = await client<{ version: number; fsync: string; commit: string }[]>`
    select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit`
  if (!settings) throw new Error('PostgreSQL did not answer')
  if (settings.version < oldestServer)
    throw new StartRefusal(
      `PostgreSQL 15 or newer is needed, and DATABASE_URL leads to ${(settings.version / 10_000) | 0}.`,
    )
  if (settings.fsync === 'off' || settings.commit === 'off')
    throw new StartRefusal(
      'PostgreSQL runs with fsync or synchronous_commit off, and acknowledged sales could be lost: switch them on.',
    )
}

/** A role that exists and accepts the login is left unchanged, so that the owner needs no right to change roles. */
async function ensureRole(client: postgres.Sql, url: string): Promise<void> {
  const { username: role, password } = new URL(url)
  const [database] = await client<{ name: string }[]>`select quote_ident(current_database()) as name`
  const [existing] = await client<{ isWeak: boolean }[]>`
    select not (rolsuper or rolbypassrls or rolcreatedb or rolcreaterole) as "isWeak"
    from pg_roles where rolname = ${role}`
  // Only a superuser may set these rights, even to repeat that the role has none; the owner on a managed server is no
  // superuser.
  const rights = existing?.isWeak ? '' : 'nosuperuser nobypassrls nocreatedb nocreaterole'
  if (existing) await client.unsafe(`grant connect on database ${database?.name} to ${role}`)
  if (existing?.isWeak && (await letsIn(url))) return
  await needingRoles(() =>
    client.unsafe(
      `${existing ? 'alter' : 'create'} role ${role} with login ${rights} password '${password}'`,
    ),
  )
  await client.unsafe(`grant connect on database ${database?.name} to ${role}`)
}

async function letsIn(url: string): Promise<boolean> {
  return reach(url).then(
    () => true,
    () => false,
  )
}

/**
 * A role without a login: the application switches to it for one transaction to see less. It is granted without
 * inheritance, or its policies would always apply.
 */
async function ensureNarrowedRole(client: postgres.Sql): Promise<void> {
  const [existing] = await client`select from pg_roles where rolname = ${narrowedRole}`
  if (!existing) await needingRoles(() => client.unsafe(`create role ${narrowedRole} nologin`))
  const [member] = await client`
    select from pg_auth_members where roleid = ${narrowedRole}::regrole and member = ${appRole}::regrole`
  if (member) return
  await needingRoles(async () => {
    await client.unsafe(`alter role ${appRole} noinherit`)
    await client.unsafe(`grant ${narrowedRole} to ${appRole}`)
  })
}

const insufficientPrivilege = '42501'

async function needingRoles(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (postgresErrorCode(error) !== insufficientPrivilege) throw error
    throw new StartRefusal(
      'The user of DATABASE_URL may not create roles: have an administrator of the server run what "npm run balcao -- database grants" prints, then start again.',
    )
  }
}
