import { existsSync } from 'node:fs'
import postgres from 'postgres'
import { WrongCall } from '#cli/command.ts'
import type { SecretBox } from '#kit/crypto/secret-box.ts'
import { isObjectKey } from '#kit/storage/object-key.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'
import { type ArchiveEntry, writeArchive } from './archive-file.ts'
import { sumTenant, tenantTables } from './compare-tenant.ts'
import { insertJobs, readJobs } from './open-tenant.ts'
import {
  archiveCell,
  type Manifest,
  manifestName,
  requireSuperuser,
  takeMoveLock,
  versionOf,
} from './tenant-archive.ts'

export type TenantExport = {
  platformId: string
  url: string
  path: string
  passphrase: string
  /** Whether the platform leaves: it writes nothing here from now on, and the archive is its final state. */
  isLeaving: boolean
  secrets: SecretBox
  store: ObjectStore
  /** Cost of trying one passphrase, where it is not the usual one. */
  cost?: number
}

export type ExportedTenant = {
  tables: number
  rows: number
  files: number
  /** Files that a row names and the storage does not have: expired uploads, or a loss. */
  missingFiles: number
}

/** Longest wait for transactions that began before the hold. */
const lockMs = 2_000

/** Size of a part of a table in the archive, so that no table has to fit in memory. */
const partBytes = 4 * 1024 * 1024
const keyInText = /[a-z]+\/[0-9a-f]{32}\.[a-z][a-z0-9]+/g

/** Keys of files in a text, for any column or document. */
export function keysIn(text: string): string[] {
  return [...text.matchAll(keyInText)].map(([key]) => key).filter(isObjectKey)
}

/**
 * Writes all rows of a platform as they are at one instant, its jobs, the files that its rows name and the keys of its
 * secrets to an encrypted archive.
 */
export function exportTenant(asked: TenantExport): Promise<ExportedTenant> {
  const { platformId, isLeaving } = asked
  if (existsSync(asked.path)) throw new WrongCall(`There is a file ${asked.path} already`)
  return asOwner(asked.url, platformId, async (sql, session) => {
    const [platform] = await sql`select from platforms where platform_id = ${platformId} and kind = 'TENANT'`
    if (!platform) throw new WrongCall(`There is no platform ${platformId} here`)
    const held = await readHold(session, platformId)
    if (held && held.cell !== archiveCell)
      throw new WrongCall(`The platform ${platformId} does not live here, but in ${held.cell}`)
    if (isLeaving && !held) await holdWrites(session, platformId)
    const hold = await readHold(session, platformId)
    try {
      return await sql.begin('isolation level repeatable read read only', (tx) =>
        write(tx, asked, hold?.jobs ?? null),
      )
    } catch (error) {
      if (isLeaving && !held) await releaseWrites(session, platformId)
      throw error
    }
  })
}

/** Cancels the leave: the platform goes on selling here, with the jobs that waited. */
export function cancelLeaving({ platformId, url }: { platformId: string; url: string }): Promise<void> {
  return asOwner(url, platformId, async (_sql, session) => {
    const held = await readHold(session, platformId)
    if (held?.cell !== archiveCell) throw new WrongCall(`The platform ${platformId} is not leaving`)
    await releaseWrites(session, platformId)
  })
}

async function asOwner<T>(
  url: string,
  platformId: string,
  work: (sql: postgres.Sql, session: postgres.ReservedSql) => Promise<T>,
): Promise<T> {
  // Fails where row policies would leave rows out; dates have the same format on every machine.
  const connection = { application_name: 'balcao archive', timezone: 'UTC', row_security: 'off' }
  const sql = postgres(url, { max: 3, connect_timeout: 5, onnotice: () => {}, connection })
  try {
    await requireSuperuser(sql, 'here')
    const session = await sql.reserve()
    await takeMoveLock(session, platformId)
    return await work(sql, session)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

type Hold = { cell: string; jobs: Manifest['jobs'] | null }

async function readHold(session: postgres.Sql, platformId: string): Promise<Hold | undefined> {
  const [hold] = await session<Hold[]>`
    select cell, jobs from app.tenant_holds where platform_id = ${platformId} and state = 'LEFT'`
  return hold
}

/**
 * Waits for the transactions that write for the platform; later ones are refused. Its jobs wait during the hold, so
 * that none of them fails.
 */
async function holdWrites(session: postgres.ReservedSql, platformId: string): Promise<void> {
  await session`select set_config('lock_timeout', ${String(lockMs)}, false)`
  await session`select pg_advisory_lock(app.tenant_lock(${platformId}))`
  await session`begin`
  const jobs = session.json((await readJobs(session, platformId)) as never)
  await session`delete from graphile_worker._private_jobs where payload ->> 'platformId' = ${platformId}`
  await session`insert into app.tenant_holds (platform_id, state, cell, jobs)
    values (${platformId}, 'LEFT', ${archiveCell}, ${jobs})`
  await session`commit`
  await session`select pg_advisory_unlock(app.tenant_lock(${platformId}))`
}

async function releaseWrites(session: postgres.ReservedSql, platformId: string): Promise<void> {
  await session`begin`
  const [hold] = await session<{ jobs: object[] | null }[]>`
    delete from app.tenant_holds where platform_id = ${platformId} and cell = ${archiveCell} and state = 'LEFT'
    returning jobs`
  if (hold?.jobs) await insertJobs(session, hold.jobs)
  await session`commit`
}

async function write(
  tx: postgres.TransactionSql,
  asked: TenantExport,
  heldJobs: Manifest['jobs'] | null,
): Promise<ExportedTenant> {
  const { platformId, secrets } = asked
  const tables = await tenantTables(tx)
  const sums = await sumTenant(tx, platformId, tables)
  const [instant] = await tx<{ now: Date }[]>`select now()`
  const manifest: Manifest = {
    format: 1,
    platformId,
    madeAt: (instant?.now ?? new Date()).toISOString(),
    isFinal: heldJobs !== null,
    version: await versionOf(tx),
    tables: await Promise.all(sums.map(async (sum) => ({ ...sum, columns: await columnsOf(tx, sum.table) }))),
    jobs: heldJobs ?? ((await readJobs(tx, platformId)) as Manifest['jobs']),
    keys: secrets.platformKeys(platformId),
  }
  const counted = { files: 0, missingFiles: 0 }
  await writeArchive(asked.path, asked.passphrase, entriesOf(tx, asked, manifest, counted), asked.cost)
  return { tables: sums.length, rows: sums.reduce((sum, { rows }) => sum + rows, 0), ...counted }
}

/** The columns that a row is copied with; the database computes the others. */
export async function columnsOf(tx: postgres.TransactionSql, table: string): Promise<string[]> {
  const rows = await tx<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`
  return rows.map(({ name }) => name)
}

async function* entriesOf(
  tx: postgres.TransactionSql,
  { platformId, store }: TenantExport,
  manifest: Manifest,
  counted: { files: number; missingFiles: number },
): AsyncGenerator<ArchiveEntry> {
  yield entryOf(manifestName, Buffer.from(JSON.stringify(manifest)))
  const keys = new Set<string>()
  for (const { table, columns, rows } of manifest.tables) {
    if (rows === 0) continue
    let part: Buffer[] = []
    let size = 0
    let number = 0
    const partOf = () => entryOf(`tables/${table}/${String(++number).padStart(6, '0')}.copy`, ...part)
    const copy = await tx`
      copy (select ${tx(columns)} from ${tx(table)} where platform_id = ${tx.unsafe(`'${platformId}'`)}) to stdout`.readable()
    for await (const row of copy as AsyncIterable<Buffer>) {
      for (const key of keysIn(row.toString())) keys.add(key)
      part.push(row)
      size += row.length
      if (size < partBytes) continue
      yield partOf()
      part = []
      size = 0
    }
    if (size > 0) yield partOf()
  }
  for (const key of keys) {
    const stored = await store.get(key)
    counted[stored ? 'files' : 'missingFiles'] += 1
    if (!stored) continue
    yield { name: `files/${key}`, size: stored.sizeBytes, body: stored.body }
  }
}

function entryOf(name: string, ...body: Buffer[]): ArchiveEntry {
  return { name, size: body.reduce((sum, { length }) => sum + length, 0), body }
}
