import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { CommandFailure, WrongCall } from '#cli/command.ts'
import { type Directory, withoutPlatform } from '#kit/cells/directory.ts'
import type { DirectoryStore } from '#kit/cells/directory-store.ts'
import { differencesOf, sumTenant, tenantTables } from './compare-tenant.ts'
import { openTenant, readJobs } from './open-tenant.ts'
import { removeRows } from './remove-rows.ts'
import { dropLink, hasLink, type Link, openLink } from './replication-link.ts'
import { requireSuperuser, takeMoveLock, versionOf } from './tenant-archive.ts'

export type TenantMove = {
  platformId: string
  from: { cell: string; url: string }
  to: { cell: string; url: string }
  directory: DirectoryStore
  say(line: string): void
  /** Notifies the reverse proxies about the new cell. */
  afterSwitch?: () => Promise<void>
}

export type MovedTenant = {
  rows: number
  jobs: number
  /** From the first refused write in the source to the first possible write in the target. */
  pauseMs: number
  /** Tables that differ; empty unless the copy went wrong. */
  differences: string[]
}

/** Name by which the database knows the mover's sessions. */
export const moverName = 'balcao move'

const patienceMs = 30 * 60_000
/** Longest wait for transactions before the switch, and for the target to catch up. */
const lockMs = 2_000
const catchUpMs = 2_000
/** How long the switch waits for the comparison; a longer comparison goes on while the tenant sells. */
const comparedInPauseMs = 1_000

/**
 * Moves a platform to another cell while it sells. PostgreSQL's logical replication copies its rows and follows their
 * changes; then its writes are refused for a moment, until the target has all rows and accepts writes. Repeatable: an
 * interrupted move continues where it stopped. The source refuses writes before the directory names the target, and the
 * target accepts them only afterwards, so that two cells never sell at the same time.
 */
export function moveTenant(move: TenantMove): Promise<MovedTenant> {
  return between(move, async (sides) => {
    const { source } = sides
    const [hold] = await source`
      select from app.tenant_holds where platform_id = ${move.platformId} and state = 'LEFT'`
    if (!hold) await copy(move, sides)
    const snapshot = await sides.target.reserve()
    try {
      const { compared, ...moved } = await switchOver(move, sides, snapshot)
      await dropLink(sides)
      await source`delete from graphile_worker._private_jobs where payload ->> 'platformId' = ${move.platformId}`
      await removeTestModes(move, sides)
      await move.afterSwitch?.()
      return { ...moved, ...(await compared) }
    } finally {
      await snapshot`rollback`.catch(() => {})
      snapshot.release()
    }
  })
}

/** Sellers' test modes stay behind and end: the next entry makes one in the new cell. */
async function removeTestModes(
  { platformId, directory }: TenantMove,
  { source, tables }: Sides,
): Promise<void> {
  const modes = await source<{ id: string }[]>`
    select platform_id as id from platforms where test_of_platform_id = ${platformId}`
  for (const { id } of modes) {
    // A repeated move finds this entry until the rows are deleted.
    await directory.change((known) => withoutPlatform(known, id))
    await source`delete from graphile_worker._private_jobs where payload ->> 'platformId' = ${id}`
    await removeRows(source, id, tables)
  }
}

/** Cancels a move before its switch: the platform stays, and nothing of it is left in the target. */
export function cancelMove(move: TenantMove): Promise<void> {
  const { platformId, from, directory } = move
  return between(move, async (sides) => {
    const { target, session, tables } = sides
    await directory.change((known) => withEntry(known, platformId, from.cell, { moving: null }))
    await dropLink(sides)
    await session`delete from app.tenant_holds where platform_id = ${platformId}`
    await removeRows(target, platformId, tables)
    await target`delete from app.tenant_holds where platform_id = ${platformId}`
  })
}

type Sides = Link & {
  /** Holds the locks of the move in the source: every undo in the source runs in this session or not at all. */
  session: postgres.ReservedSql
  tables: readonly string[]
}

async function between<T>(
  { platformId, from, to, directory }: TenantMove,
  work: (sides: Sides) => Promise<T>,
): Promise<T> {
  const open = (url: string) =>
    postgres(url, {
      max: 3,
      connect_timeout: 5,
      onnotice: () => {},
      // Fails where row policies would leave rows out.
      connection: { application_name: moverName, timezone: 'UTC', row_security: 'off' },
    })
  const source = open(from.url)
  const target = open(to.url)
  try {
    const { cells, platforms } = await directory.read()
    if (!cells[to.cell] || to.cell === from.cell) throw new WrongCall(`There is no other cell ${to.cell}`)
    const moving = platforms[platformId]?.moving
    if (moving && moving.to !== to.cell)
      throw new WrongCall(`The platform is moving to ${moving.to}: finish that move, or cancel it`)
    await requireCell(source, from.cell)
    await requireCell(target, to.cell)
    if ((await versionOf(source)) !== (await versionOf(target)))
      throw new WrongCall('The two cells have different versions: upgrade both first')
    const session = await source.reserve()
    await takeMoveLock(session, platformId)
    const [held] = await session<{ cell: string }[]>`
      select cell from app.tenant_holds where platform_id = ${platformId} and cell <> ${to.cell}`
    if (held) throw new WrongCall(`The platform ${platformId} has left this cell: ${held.cell}`)
    const name = `balcao_move_${platformId.replaceAll('-', '')}`
    return await work({ source, target, session, name, tables: await tenantTables(source) })
  } finally {
    await Promise.all([source.end({ timeout: 1 }), target.end({ timeout: 1 })])
  }
}

/**
 * Refuses a database of another cell, in which the platform would sell nowhere, and a user bound by row policies, who
 * would copy nothing.
 */
async function requireCell(sql: postgres.Sql, name: string): Promise<void> {
  const [kept] = await sql<{ cell: string }[]>`select cell from app.cell_directory`
  if (kept?.cell !== name)
    throw new WrongCall(
      `The database is not that of ${name}, but of ${kept?.cell ?? 'an installation that is no cell'}`,
    )
  await requireSuperuser(sql, `of ${name}`)
}

/** Copies all rows and follows their changes from then on. */
async function copy(move: TenantMove, sides: Sides): Promise<void> {
  const { platformId, from, say } = move
  const { source, target, tables, name } = sides
  await claim(move, randomUUID())
  if (!(await hasLink(sides))) {
    await target`insert into app.tenant_holds (platform_id, state, cell) values (${platformId}, 'ARRIVING', ${from.cell})
      on conflict (platform_id) do update set state = excluded.state, cell = excluded.cell, since = now(), jobs = null`
    await dropLink(sides)
    // An unfinished link of a former move in the other direction would replicate the deletion of the target's old rows.
    await dropLink({ source: target, target: source, name })
    await removeRows(target, platformId, tables)
    await openLink(sides, { platformId, sourceUrl: from.url, tables: [...tables, 'app.move_marks'] })
  }
  say('Copying the rows')
  await until(patienceMs, 'The copy does not end', async () => {
    const [unready] = await target<{ count: number }[]>`
      select count(*)::int as count from pg_subscription_rel r join pg_subscription s on s.oid = r.srsubid
      where s.subname = ${name} and r.srsubstate <> 'r'`
    return unready?.count === 0
  })
  say('Catching up')
  await reachMark(sides, platformId, patienceMs)
}

/** Takes over the move, so that an earlier run can no longer switch. Returns false if the switch has happened. */
async function claim({ platformId, from, to, directory }: TenantMove, run: string): Promise<boolean> {
  const { platforms } = await directory.read()
  if (platforms[platformId]?.cell === to.cell) return false
  await directory.change((known) => withEntry(known, platformId, from.cell, { moving: { to: to.cell, run } }))
  return true
}

type Compared = Promise<Pick<MovedTenant, 'rows' | 'differences'>>
type Switched = { jobs: number; pauseMs: number; compared: Compared }

/** The switch, from the last write in the source to the first in the target. The snapshot is for comparing the rows. */
async function switchOver(move: TenantMove, sides: Sides, snapshot: postgres.ReservedSql): Promise<Switched> {
  const { platformId, from, to, directory, say } = move
  const { source, target, session, tables } = sides
  const run = randomUUID()
  // Until the directory names the target, the source can resume.
  let mayStay = await claim(move, run)
  const startedAt = performance.now()
  try {
    await session`select set_config('lock_timeout', ${String(lockMs)}, false)`
    await session`select pg_advisory_lock(app.tenant_lock(${platformId}))`
    await session`insert into app.tenant_holds (platform_id, state, cell) values (${platformId}, 'LEFT', ${to.cell})
      on conflict do nothing`
    // Earlier transactions have ended, and later ones see the hold and are refused; a refused page retries.
    await session`select pg_advisory_unlock(app.tenant_lock(${platformId}))`
    const [arrival] = await target<{ state: string }[]>`
      select state from app.tenant_holds where platform_id = ${platformId} and state <> 'LEFT'`
    if (!arrival && mayStay)
      throw new CommandFailure('The target holds no copy of the platform: cancel the move, and begin again')
    if (!arrival) return { jobs: 0, pauseMs: 0, compared: Promise.resolve({ rows: 0, differences: [] }) }
    if (mayStay) {
      await reachMark(sides, platformId, catchUpMs)
      const jobs = target.json((await readJobs(source, platformId)) as never)
      await target`update app.tenant_holds set state = 'ARRIVED', jobs = ${jobs} where platform_id = ${platformId}`
    }
    await snapshot`begin isolation level repeatable read read only`
    await snapshot`select 1`
    const compared = Promise.all([
      sumTenant(snapshot, platformId, tables),
      sumTenant(source, platformId, tables),
    ]).then(([arrived, sent]) => ({
      rows: sent.reduce((sum, { rows }) => sum + rows, 0),
      differences: differencesOf(sent, arrived),
    }))
    // A failed switch does not wait for the comparison, which then fails with the connections.
    compared.catch(() => {})
    const early = await Promise.race([compared, pause(comparedInPauseMs)])
    if (early && early.differences.length > 0)
      throw new CommandFailure(
        `The copy differs, and nothing was switched: ${early.differences.join(', ')}. Cancel the move, and begin again`,
      )
    if (mayStay) {
      // A lost answer leaves open which cell the directory names: the next run finds out.
      mayStay = false
      await directory.change((known) => {
        if (known.platforms[platformId]?.moving?.run !== run)
          throw new WrongCall('Another run has taken the move over, or it was cancelled')
        const since = new Date().toISOString()
        return withEntry(known, platformId, from.cell, { cell: to.cell, moving: null, since })
      })
    }
    const jobs = await target.begin((tx) => openTenant(tx, platformId, sides.name))
    const pauseMs = performance.now() - startedAt
    say(`Switched: writes waited for ${Math.round(pauseMs)} ms`)
    return { jobs, pauseMs, compared }
  } catch (error) {
    if (mayStay) await session`delete from app.tenant_holds where platform_id = ${platformId}`
    throw error
  }
}

/** Waits until a mark written in the source has arrived in the target, and thereby all changes made before it. */
async function reachMark({ source, target }: Link, platformId: string, withinMs: number): Promise<void> {
  const mark = randomUUID()
  await source`insert into app.move_marks (platform_id, mark) values (${platformId}, ${mark})`
  await until(withinMs, 'The target does not catch up', async () => {
    const found =
      await target`select from app.move_marks where platform_id = ${platformId} and mark = ${mark}`
    return found.length > 0
  })
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
    if (performance.now() > deadline)
      throw new CommandFailure(`${complaint}: repeat the command, and the move goes on`)
    await pause(20)
  }
}
