import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { WrongCall } from '#cli/command.ts'
import type { Directory } from '#kit/cells/directory.ts'
import type { DirectoryStore } from '#kit/cells/directory-store.ts'
import { differencesOf, sumTenant, tenantTables } from './compare-tenant.ts'
import { removeRows } from './remove-rows.ts'

export type TenantMove = {
  platformId: string
  from: { cell: string; url: string }
  to: { cell: string; url: string }
  directory: DirectoryStore
  say(line: string): void
  /** Tells the reverse proxies, before the waiting buyers are let go. */
  afterSwitch?: () => Promise<void>
}

export type MovedTenant = { rows: number; jobs: number; pauseMs: number; differences: string[] }

/** By which the database knows the mover's sessions. */
export const moverName = 'balcao move'

const patienceMs = 30 * 60_000
/** Longest wait of buyers for the transactions before them, and for the other side to catch up. */
const lockMs = 2_000
const catchUpMs = 2_000
/** What is compared in the pause; the rest is compared while the tenant sells. */
const comparedInPauseMs = 1_000

/**
 * Moves a platform to another cell while it sells. PostgreSQL's logical replication copies its rows and follows their
 * changes; then its writes wait until the other side has everything, and go on there. Repeatable at every point: a
 * move that was interrupted goes on where it was. Writes are refused here from before the directory names the other
 * cell, and allowed there only after it does, so that no instant has two cells that sell.
 */
export function moveTenant(move: TenantMove): Promise<MovedTenant> {
  return between(move, async (sides) => {
    const [left] = await sides.here`
      select from app.tenant_holds where platform_id = ${move.platformId} and state = 'LEFT'`
    if (!left) await copy(move, sides)
    const moved = await switchOver(move, sides)
    await cleanUp(move, sides)
    return moved
  })
}

async function between<T>(
  { platformId, from, to }: Pick<TenantMove, 'platformId' | 'from' | 'to'>,
  work: (sides: Sides) => Promise<T>,
): Promise<T> {
  const open = (url: string) =>
    postgres(url, {
      max: 3,
      connect_timeout: 5,
      onnotice: () => {},
      connection: { application_name: moverName, timezone: 'UTC' },
    })
  const here = open(from.url)
  const there = open(to.url)
  try {
    const tables = await tenantTables(here)
    if ((await versionOf(here)) !== (await versionOf(there)))
      throw new WrongCall('The two cells have different versions: upgrade both first')
    return await work({ here, there, tables, name: `balcao_move_${platformId.replaceAll('-', '')}` })
  } finally {
    await Promise.all([here.end({ timeout: 1 }), there.end({ timeout: 1 })])
  }
}

async function versionOf(sql: postgres.Sql): Promise<string | undefined> {
  const [row] = await sql<{ hashes: string }[]>`
    select string_agg(hash, ' ' order by created_at) as hashes from drizzle.__drizzle_migrations`
  return row?.hashes
}

type Sides = { here: postgres.Sql; there: postgres.Sql; tables: readonly string[]; name: string }

/** Copies all rows, and stays in step with their changes from then on. */
async function copy({ platformId, from, to, directory, say }: TenantMove, sides: Sides): Promise<void> {
  const { here, there, tables, name } = sides
  await directory.change((known) => withEntry(known, platformId, from.cell, { movingTo: to.cell }))
  const [subscription] = await there`select from pg_subscription where subname = ${name}`
  if (!subscription) {
    await there`insert into app.tenant_holds (platform_id, state, cell) values (${platformId}, 'ARRIVING', ${from.cell})
      on conflict (platform_id) do update set state = excluded.state, cell = excluded.cell, since = now()`
    await removeRows(there, platformId, tables)
    await dropPublication(here, name)
    const published = [...tables, 'app.move_marks'].map(
      (table) => `${table} where (platform_id = '${platformId}')`,
    )
    await here.unsafe(`create publication ${name} for table ${published.join(', ')}`)
    await here`select pg_create_logical_replication_slot(${name}, 'pgoutput')`
    await there.unsafe(
      `create subscription ${name} connection '${from.url.replaceAll("'", "''")}' publication ${name} with (create_slot = false)`,
    )
  }
  say('Copying the rows')
  await until(patienceMs, 'The copy does not end', async () => {
    const [open] = await there<{ count: number }[]>`
      select count(*)::int as count from pg_subscription_rel r join pg_subscription s on s.oid = r.srsubid
      where s.subname = ${name} and r.srsubstate <> 'r'`
    return open?.count === 0
  })
  say('Catching up')
  await reachMark(sides, platformId, patienceMs)
}

/** From the last write here to the first one there. */
async function switchOver(move: TenantMove, sides: Sides): Promise<MovedTenant> {
  const { platformId, from, to, directory, say } = move
  const { here, there, tables } = sides
  const locked = await here.reserve()
  const snapshot = await there.reserve()
  // Before the directory names the other cell everything can go on here.
  let mayStay = (await cellOf(directory, platformId)) === from.cell
  try {
    const startedAt = performance.now()
    await locked`select set_config('lock_timeout', ${String(lockMs)}, false)`
    await locked`select pg_advisory_lock(app.tenant_lock(${platformId}))`
    await locked`insert into app.tenant_holds (platform_id, state, cell) values (${platformId}, 'LEFT', ${to.cell})
      on conflict do nothing`
    const [arriving] =
      await there`select from app.tenant_holds where platform_id = ${platformId} and state = 'ARRIVING'`
    if (!arriving) return { rows: 0, jobs: 0, pauseMs: 0, differences: [] }
    await reachMark(sides, platformId, catchUpMs)
    await snapshot`begin isolation level repeatable read read only`
    await snapshot`select 1`
    const compared = Promise.all([
      sumTenant(snapshot, platformId, tables),
      sumTenant(here, platformId, tables),
    ]).then(([copied, left]) => ({
      rows: left.reduce((sum, { rows }) => sum + rows, 0),
      differences: differencesOf(left, copied),
    }))
    const early = await Promise.race([compared, pause(comparedInPauseMs)])
    if (early && early.differences.length > 0)
      throw new Error(`The copy differs: ${early.differences.join(', ')}`)
    // An answer that is lost leaves open which cell it names: the next run finds out.
    const wasHere = mayStay
    mayStay = false
    if (wasHere)
      await directory.change((known) =>
        withEntry(known, platformId, from.cell, {
          cell: to.cell,
          movingTo: null,
          since: new Date().toISOString(),
        }),
      )
    const jobs = await openThere(platformId, sides)
    await move.afterSwitch?.()
    await locked`select pg_advisory_unlock_all()`
    const pauseMs = performance.now() - startedAt
    say(`Switched: writes waited for ${Math.round(pauseMs)} ms`)
    return { ...(await compared), jobs, pauseMs }
  } catch (error) {
    if (mayStay) await here`delete from app.tenant_holds where platform_id = ${platformId}`
    throw error
  } finally {
    await locked`select pg_advisory_unlock_all()`.catch(() => {})
    await snapshot`rollback`.catch(() => {})
    locked.release()
    snapshot.release()
  }
}

/** Jobs, numbers and the right to write, in one transaction of the other side. */
async function openThere(platformId: string, { here, there, tables }: Sides): Promise<number> {
  const jobs = await here<Job[]>`
    select t.identifier, j.payload, j.run_at, coalesce(j.key, 'moved:' || j.id) as key, j.max_attempts, j.priority, j.attempts
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.payload ->> 'platformId' = ${platformId}`
  await there.begin(async (tx) => {
    for (const name of new Set(jobs.map(({ identifier }) => identifier)))
      await tx`insert into graphile_worker._private_tasks (identifier) values (${name}) on conflict do nothing`
    for (const { identifier, payload, ...job } of jobs)
      await tx`insert into graphile_worker._private_jobs (task_id, payload, run_at, key, max_attempts, priority, attempts)
        select id, ${tx.json(payload as never)}, ${job.run_at}, ${job.key}, ${job.max_attempts}, ${job.priority}, ${job.attempts}
        from graphile_worker._private_tasks where identifier = ${identifier} on conflict (key) do nothing`
    for (const table of tables) await followNumbers(tx, table)
    await tx`delete from app.tenant_holds where platform_id = ${platformId}`
    await tx`select pg_notify('jobs:insert', '{"count":1}')`
  })
  return jobs.length
}

type Job = {
  identifier: string
  payload: unknown
  run_at: Date
  key: string
  max_attempts: number
  priority: number
  attempts: number
}

/** Numbers that the database gives out continue after those that came with the copy. */
async function followNumbers(tx: postgres.TransactionSql, table: string): Promise<void> {
  const columns = await tx<{ name: string; sequence: string }[]>`
    select attname as name, pg_get_serial_sequence(${table}, attname) as sequence from pg_attribute
    where attrelid = ${table}::regclass and attidentity <> ''`
  for (const { name, sequence } of columns)
    await tx`select setval(${sequence}, greatest((select max(${tx(name)}) from ${tx(table)}), nextval(${sequence})))`
}

/** Ends a move before its switch: the platform stays, and nothing of it is left on the other side. */
export async function cancelMove({ platformId, from, to, directory }: TenantMove): Promise<void> {
  await directory.change((known) => withEntry(known, platformId, from.cell, { movingTo: null }))
  await between({ platformId, from, to }, async ({ here, there, tables, name }) => {
    await there.unsafe(`drop subscription if exists ${name}`)
    await dropPublication(here, name)
    await here`delete from app.tenant_holds where platform_id = ${platformId}`
    await removeRows(there, platformId, tables)
    await there`delete from app.tenant_holds where platform_id = ${platformId}`
  })
}

async function cleanUp({ platformId, say }: TenantMove, { here, there, name }: Sides): Promise<void> {
  await there.unsafe(`drop subscription if exists ${name}`)
  await dropPublication(here, name)
  await here`delete from graphile_worker._private_jobs where payload ->> 'platformId' = ${platformId}`
  for (const side of [here, there]) await side`delete from app.move_marks where platform_id = ${platformId}`
  say('The rows that stay behind are read-only')
}

async function dropPublication(here: postgres.Sql, name: string): Promise<void> {
  await here.unsafe(`drop publication if exists ${name}`)
  await here`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = ${name} and not active`
}

/** A mark written here has arrived there, and so has everything before it. */
async function reachMark({ here, there }: Sides, platformId: string, withinMs: number): Promise<void> {
  const mark = randomUUID()
  await here`insert into app.move_marks (platform_id, mark) values (${platformId}, ${mark})`
  await until(withinMs, 'The other side does not catch up', async () => {
    const found = await there`select from app.move_marks where platform_id = ${platformId} and mark = ${mark}`
    return found.length > 0
  })
}

async function cellOf(directory: DirectoryStore, platformId: string): Promise<string | undefined> {
  return (await directory.read()).platforms[platformId]?.cell
}

function withEntry(
  directory: Directory,
  platformId: string,
  cell: string,
  changes: Partial<Directory['platforms'][string]>,
): Directory {
  const known = directory.platforms[platformId]
  if (known?.cell !== cell)
    throw new WrongCall(
      `The platform ${platformId} does not live in ${cell}: the directory says ${known?.cell}`,
    )
  return { ...directory, platforms: { ...directory.platforms, [platformId]: { ...known, ...changes } } }
}

async function until(withinMs: number, complaint: string, isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error(complaint)
    await pause(20)
  }
}
