import postgres from 'postgres'
import { WrongCall } from '#cli/command.ts'
import type { SecretBox } from '#kit/crypto/secret-box.ts'
import { isObjectKey } from '#kit/storage/object-key.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'
import { type ArchiveEntry, writeArchive } from './archive-file.ts'
import { sumTenant, tenantTables } from './compare-tenant.ts'
import { readJobs } from './open-tenant.ts'
import { archiveCell, type Manifest, manifestName, requireSuperuser, versionOf } from './tenant-archive.ts'

export type TenantExport = {
  platformId: string
  url: string
  path: string
  passphrase: string
  /** Whether the platform goes: it writes nothing here from now on, and the archive is the last state of it. */
  isLeaving: boolean
  secrets: SecretBox
  store: ObjectStore
  now: Date
}

export type ExportedTenant = { tables: number; rows: number; files: number }

/** Size of a part of a table in the archive, so that no table has to fit in memory. */
const partBytes = 4 * 1024 * 1024
const keyInText = /[a-z]+\/[0-9a-f]{32}\.[a-z]+/g

/**
 * Writes all rows of a platform as they are at one instant, its jobs, the files that its rows name and the keys of its
 * secrets to an encrypted archive.
 */
export function exportTenant(asked: TenantExport): Promise<ExportedTenant> {
  const { platformId, isLeaving } = asked
  return asOwner(asked.url, async (sql) => {
    await requireSuperuser(sql, 'here')
    const [platform] = await sql`select from platforms where platform_id = ${platformId} and kind = 'TENANT'`
    if (!platform) throw new WrongCall(`There is no platform ${platformId} here`)
    const session = await sql.reserve()
    const [lock] = await session`select pg_try_advisory_lock(app.move_lock(${platformId})) as "isOurs"`
    if (!lock?.isOurs) throw new WrongCall('A move of this platform is running')
    const [held] = await session<{ cell: string }[]>`
      select cell from app.tenant_holds where platform_id = ${platformId}`
    if (held && held.cell !== archiveCell)
      throw new WrongCall(`The platform ${platformId} does not live here, but in ${held.cell}`)
    if (isLeaving) await holdWrites(session, platformId)
    try {
      return await sql.begin('isolation level repeatable read read only', (tx) =>
        write(tx, { ...asked, isLeaving: isLeaving || held !== undefined }),
      )
    } catch (error) {
      if (isLeaving && !held) await releaseWrites(session, platformId)
      throw error
    }
  })
}

/** The platform does not leave after all, and sells on here. */
export function cancelLeaving({ platformId, url }: { platformId: string; url: string }): Promise<void> {
  return asOwner(url, async (sql) => {
    if (!(await releaseWrites(sql, platformId)))
      throw new WrongCall(`The platform ${platformId} is not leaving`)
  })
}

async function asOwner<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  // Fails where row policies would leave rows out; dates are written alike on every machine.
  const connection = { application_name: 'balcao archive', timezone: 'UTC', row_security: 'off' }
  const sql = postgres(url, { max: 2, connect_timeout: 5, onnotice: () => {}, connection })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Waits for the transactions that write for the platform; those that come later are refused. */
async function holdWrites(session: postgres.ReservedSql, platformId: string): Promise<void> {
  await session`select pg_advisory_lock(app.tenant_lock(${platformId}))`
  await session`insert into app.tenant_holds (platform_id, state, cell) values (${platformId}, 'LEFT', ${archiveCell})
    on conflict do nothing`
  await session`select pg_advisory_unlock(app.tenant_lock(${platformId}))`
}

async function releaseWrites(sql: postgres.Sql, platformId: string): Promise<boolean> {
  const { count } = await sql`
    delete from app.tenant_holds where platform_id = ${platformId} and cell = ${archiveCell} and state = 'LEFT'`
  return count > 0
}

async function write(tx: postgres.TransactionSql, asked: TenantExport): Promise<ExportedTenant> {
  const { platformId, isLeaving, secrets, now } = asked
  const tables = await tenantTables(tx)
  const sums = await sumTenant(tx, platformId, tables)
  const manifest: Manifest = {
    format: 1,
    platformId,
    madeAt: now.toISOString(),
    isFinal: isLeaving,
    version: await versionOf(tx),
    tables: await Promise.all(sums.map(async (sum) => ({ ...sum, columns: await columnsOf(tx, sum.table) }))),
    jobs: (await readJobs(tx, platformId)) as Manifest['jobs'],
    keys: secrets.platformKeys(platformId),
  }
  const counted = { files: 0 }
  await writeArchive(asked.path, asked.passphrase, entriesOf(tx, asked, manifest, counted))
  return { tables: sums.length, rows: sums.reduce((sum, { rows }) => sum + rows, 0), ...counted }
}

/** Columns that a row brings along; the others the database computes. */
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
  counted: { files: number },
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
      for (const [key] of row.toString().matchAll(keyInText)) if (isObjectKey(key)) keys.add(key)
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
    if (!stored) continue
    counted.files += 1
    yield { name: `files/${key}`, size: stored.sizeBytes, body: stored.body }
  }
}

function entryOf(name: string, ...body: Buffer[]): ArchiveEntry {
  return { name, size: body.reduce((sum, { length }) => sum + length, 0), body }
}
