import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { ParsedTarEntry } from 'modern-tar'
import postgres from 'postgres'
import { CommandFailure, WrongCall } from '#cli/command.ts'
import { type Resealed, resealPlatform } from '#cli/reseal/reseal-everything.ts'
import { jobs as knownJobs } from '#jobs.ts'
import { createSecretBox } from '#kit/crypto/secret-box.ts'
import { requireObjectKey } from '#kit/storage/object-key.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'
import { writeHashedFile } from '#kit/storage/write-hashed-file.ts'
import { readArchive } from './archive-file.ts'
import { differencesOf, sumTenant, tenantTables } from './compare-tenant.ts'
import { columnsOf, keysIn } from './export-tenant.ts'
import { openTenant } from './open-tenant.ts'
import { removeRows } from './remove-rows.ts'
import {
  archiveCell,
  type Manifest,
  manifestName,
  manifestSchema,
  requireSuperuser,
  takeMoveLock,
  versionOf,
} from './tenant-archive.ts'

export type TenantImport = {
  path: string
  passphrase: string
  url: string
  /** Whether the archive of a platform that goes on selling elsewhere is accepted too. */
  isCopyAllowed: boolean
  masterKeys: readonly Buffer[]
  store: ObjectStore
  /**
   * Claims the platform and its hosts for this installation before it begins to work; refused where another installation
   * has them.
   */
  claim(platform: { platformId: string; hosts: string[] }): Promise<void>
}

export type ImportedTenant = {
  platformId: string
  rows: number
  files: number
  jobs: number
  /** Values whose key is not in the archive: they could not be opened at the source either. */
  unopened: number
}

const lookMs = 200
/** Longer than any file's key, since a key may be split between two parts. */
const longestKey = 100

/**
 * Imports a platform from an archive. All rows arrive in one transaction and are compared with the sums of the source;
 * then its secrets are sealed with this installation's key, and the platform is opened. Repeatable: an import that was
 * interrupted before its end begins anew.
 */
export async function importTenant(asked: TenantImport): Promise<ImportedTenant> {
  const connection = { application_name: 'balcao archive', timezone: 'UTC', row_security: 'off' }
  const sql = postgres(asked.url, { max: 3, connect_timeout: 5, onnotice: () => {}, connection })
  const entries = readArchive(asked.path, asked.passphrase)
  try {
    await requireSuperuser(sql, 'here')
    const manifest = await readManifest(entries)
    const { platformId, keys } = manifest
    await takeMoveLock(await sql.reserve(), platformId)
    await requireRoom(sql, manifest, asked)
    const arrived = await takeRows(sql, manifest, entries, asked.store)
    const secrets = createSecretBox(asked.masterKeys, { platformId, keys })
    const sealed = await resealPlatform({ sql, secrets, store: asked.store }, platformId)
    await asked.claim({ platformId, hosts: await readHosts(sql, platformId) })
    const jobs = await sql.begin(async (tx) => {
      await tx`update app.tenant_holds set state = 'ARRIVED', jobs = ${tx.json(manifest.jobs as never)}
        where platform_id = ${platformId} and state = 'ARRIVING'`
      return openTenant(tx, platformId)
    })
    return {
      platformId,
      ...arrived,
      jobs,
      unopened: sealed.reduce((sum, { left }: Resealed) => sum + left, 0),
    }
  } finally {
    await entries.return(undefined)
    await sql.end({ timeout: 1 })
  }
}

async function readManifest(entries: AsyncGenerator<ParsedTarEntry>): Promise<Manifest> {
  const { value: first } = await entries.next()
  const read = manifestSchema.safeParse(
    first?.header.name === manifestName ? JSON.parse((await buffer(first.body as never)).toString()) : null,
  )
  if (!read.success) throw new WrongCall('The file is no archive of a platform')
  const { platformId, jobs } = read.data
  const names = new Set<string>(knownJobs.map(({ name }) => name))
  if (jobs.some(({ identifier, payload }) => payload.platformId !== platformId || !names.has(identifier)))
    throw new WrongCall('The archive has jobs that are not of its platform')
  return read.data
}

async function requireRoom(sql: postgres.Sql, manifest: Manifest, { isCopyAllowed }: TenantImport) {
  const { platformId, isFinal, version, madeAt } = manifest
  if (!isFinal && !isCopyAllowed)
    throw new WrongCall(
      'The platform went on where the archive was made: two installations would charge the same subscriptions. Export it with --leave, or say --copy if that one is lost',
    )
  if (version !== (await versionOf(sql)))
    throw new WrongCall('The archive comes from another version: upgrade the older installation first')
  const [hold] = await sql<{ state: string; cell: string; since: Date }[]>`
    select state, cell, since from app.tenant_holds where platform_id = ${platformId}`
  const isOfArchives = hold === undefined || hold.cell === archiveCell
  if (isOfArchives && hold?.state === 'ARRIVING') await removeRows(sql, platformId, await tenantTables(sql))
  const [there] = await sql`select from platforms where platform_id = ${platformId}`
  if (there || !isOfArchives)
    throw new WrongCall(`The platform ${platformId} is here already, or what it left behind`)
  if (hold?.state === 'LEFT' && new Date(madeAt) < hold.since)
    throw new WrongCall('The archive is older than the leave of the platform from here')
}

async function takeRows(
  sql: postgres.Sql,
  manifest: Manifest,
  entries: AsyncGenerator<ParsedTarEntry>,
  store: ObjectStore,
): Promise<{ rows: number; files: number }> {
  // The driver does not report a COPY that fails at its end, and that connection then answers nothing more.
  const broken = Promise.withResolvers<never>()
  const arriving = sql.begin(async (tx) => {
    const { platformId } = manifest
    const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
    const isAborted = async () => {
      const [aborted] = await sql`
        select from pg_stat_activity where pid = ${backend?.pid ?? 0} and state = 'idle in transaction (aborted)'`
      return aborted !== undefined
    }
    await tx`set local session_replication_role = replica`
    await tx`insert into app.tenant_holds (platform_id, state, cell) values (${platformId}, 'ARRIVING', ${archiveCell})
      on conflict (platform_id) do update set state = excluded.state, since = now(), jobs = null`
    const copying = copyInto(tx, manifest, { isAborted, onBroken: broken.reject })
    let rows: number | null = null
    let files = 0
    for await (const { header, body } of entries) {
      const [folder, ...rest] = header.name.split('/')
      if (folder === 'tables') await copying.write(rest[0] ?? '', body)
      else {
        rows ??= await finishRows(tx, manifest, copying)
        await takeFile(store, rest.join('/'), copying.named, body as unknown as AsyncIterable<Buffer>)
        files += 1
      }
    }
    return { rows: rows ?? (await finishRows(tx, manifest, copying)), files }
  })
  arriving.catch(() => {})
  return Promise.race([arriving, broken.promise])
}

/** Checks that all sent rows have arrived, and that they belong to a shop and not to the operator's own platform. */
async function finishRows(
  tx: postgres.TransactionSql,
  manifest: Manifest,
  copying: ReturnType<typeof copyInto>,
): Promise<number> {
  await copying.end()
  const { platformId } = manifest
  const sums = await sumTenant(tx, platformId, await tenantTables(tx))
  const differences = differencesOf(manifest.tables, sums)
  if (differences.length > 0)
    throw new CommandFailure(
      `What arrived differs from what was sent, and nothing was taken: ${differences.join(', ')}`,
    )
  const [shop] = await tx`select from platforms where platform_id = ${platformId} and kind = 'TENANT'`
  const [master] = await tx`select from users where platform_id = ${platformId} and 'MASTER' = any (roles)`
  if (!shop || master) throw new WrongCall('The archive is not that of a platform with a shop')
  return sums.reduce((sum, { rows }) => sum + rows, 0)
}

/** Stores a file that a row names, through a temporary file. A different file under the same key is refused. */
async function takeFile(
  store: ObjectStore,
  key: string,
  named: ReadonlySet<string>,
  pieces: AsyncIterable<Buffer>,
): Promise<void> {
  if (!named.has(key)) throw new WrongCall(`The archive has a file ${key} that no row names`)
  const contentType = requireObjectKey(key)
  const folder = await mkdtemp(join(tmpdir(), 'balcao-file-'))
  const path = join(folder, 'file')
  try {
    const { sha256 } = await writeHashedFile(path, pieces)
    const there = await store.get(key)
    if (!there) return await store.putFile(key, path, contentType)
    const hash = createHash('sha256')
    for await (const piece of there.body as AsyncIterable<Buffer>) hash.update(piece)
    if (hash.digest('hex') !== sha256)
      throw new CommandFailure(`The storage has another file ${key}, and nothing was taken`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function readHosts(sql: postgres.Sql, platformId: string): Promise<string[]> {
  const rows = await sql<{ host: string }[]>`
    select host from platform_domains where platform_id = ${platformId} order by host`
  return rows.map(({ host }) => host)
}

/**
 * Writes the parts of one table after another to the database, through a temporary table. A row of another platform
 * among them is refused, whatever its line ending.
 */
function copyInto(
  tx: postgres.TransactionSql,
  manifest: Manifest,
  { isAborted, onBroken }: { isAborted: () => Promise<boolean>; onBroken: (error: unknown) => void },
) {
  let current: { table: string; columns: string[]; into: Writable } | null = null
  const named = new Set<string>()
  const end = async () => {
    if (!current) return
    const { table, columns, into } = current
    current = null
    const finished = once(into, 'finish').then(() => true)
    into.end()
    while (!(await Promise.race([finished, pause(lookMs, false)])))
      if (await isAborted()) {
        onBroken(new CommandFailure(`The archive has no rows of ${table}, and nothing was taken`))
        return
      }
    const [foreign] =
      await tx`select from arriving where platform_id is distinct from ${manifest.platformId} limit 1`
    if (foreign) throw new CommandFailure('The archive has rows of another platform, and nothing was taken')
    await tx`insert into ${tx(table)} (${tx(columns)}) overriding system value select ${tx(columns)} from arriving`
    await tx`drop table arriving`
  }
  return {
    named,
    end,
    async write(table: string, body: ReadableStream<Uint8Array>) {
      if (current?.table !== table) {
        await end()
        const columns = manifest.tables.find((each) => each.table === table)?.columns ?? []
        const isKnown = (await tenantTables(tx)).includes(table)
        if (!isKnown || columns.join() !== (await columnsOf(tx, table)).join())
          throw new WrongCall(`The archive has a table ${table} of another shape`)
        await tx`create temp table arriving (like ${tx(table)}) on commit drop`
        const into = await tx`copy arriving (${tx(columns)}) from stdin`.writable()
        into.on('error', onBroken)
        current = { table, columns, into }
      }
      let last = ''
      for await (const part of body) {
        const text = last + Buffer.from(part).toString('latin1')
        for (const key of keysIn(text)) named.add(key)
        last = text.slice(-longestKey)
        if (!current.into.write(part)) await once(current.into, 'drain')
      }
    },
  }
}
