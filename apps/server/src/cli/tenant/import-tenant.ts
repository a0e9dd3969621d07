import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ParsedTarEntry } from 'modern-tar'
import postgres from 'postgres'
import { CommandFailure, WrongCall } from '#cli/command.ts'
import { type Resealed, resealPlatform } from '#cli/reseal/reseal-everything.ts'
import { createSecretBox } from '#kit/crypto/secret-box.ts'
import { requireObjectKey } from '#kit/storage/object-key.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'
import { readArchive } from './archive-file.ts'
import { differencesOf, sumTenant, tenantTables } from './compare-tenant.ts'
import { columnsOf } from './export-tenant.ts'
import { openTenant } from './open-tenant.ts'
import { removeRows } from './remove-rows.ts'
import {
  archiveCell,
  type Manifest,
  manifestName,
  manifestSchema,
  requireSuperuser,
  versionOf,
} from './tenant-archive.ts'

export type TenantImport = {
  path: string
  passphrase: string
  url: string
  /** Whether an archive of a platform that stayed where it was is taken as well. */
  isCopyAllowed: boolean
  masterKeys: readonly Buffer[]
  store: ObjectStore
}

export type ImportedTenant = {
  platformId: string
  rows: number
  files: number
  jobs: number
  /** Values whose key the archive does not have: they did not open where it comes from either. */
  unopened: number
}

/**
 * Takes a platform from an archive. All rows arrive in one transaction and are compared with the sums that were made
 * where they come from; then its secrets are sealed with this installation's key, and it begins to work. Repeatable: an
 * import that was interrupted before that begins anew.
 */
export async function importTenant(asked: TenantImport): Promise<ImportedTenant> {
  const connection = { application_name: 'balcao archive', timezone: 'UTC', row_security: 'off' }
  const sql = postgres(asked.url, { max: 2, connect_timeout: 5, onnotice: () => {}, connection })
  const entries = readArchive(asked.path, asked.passphrase)
  try {
    await requireSuperuser(sql, 'here')
    const manifest = await readManifest(entries)
    await requireRoom(sql, manifest, asked)
    const { platformId, keys } = manifest
    const arrived = await sql.begin((tx) => takeRows(tx, manifest, entries, asked.store))
    const secrets = createSecretBox(asked.masterKeys, { platformId, keys })
    const sealed = await resealPlatform({ sql, secrets, store: asked.store }, platformId)
    await sql`update app.tenant_holds set state = 'ARRIVED', jobs = ${sql.json(manifest.jobs as never)}
      where platform_id = ${platformId} and state = 'ARRIVING'`
    const jobs = await openTenant(sql, platformId)
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
  return read.data
}

async function requireRoom(sql: postgres.Sql, manifest: Manifest, { isCopyAllowed }: TenantImport) {
  const { platformId, isFinal, version } = manifest
  if (!isFinal && !isCopyAllowed)
    throw new WrongCall(
      'The platform went on where the archive was made: two installations would charge the same subscriptions. Export it with --leave, or say --copy if that one is lost',
    )
  if (version !== (await versionOf(sql)))
    throw new WrongCall('The archive comes from another version: upgrade the older installation first')
  const [hold] = await sql<{ state: string; cell: string }[]>`
    select state, cell from app.tenant_holds where platform_id = ${platformId}`
  const isUnfinished = hold?.state === 'ARRIVING' && hold.cell === archiveCell
  if (isUnfinished) await removeRows(sql, platformId, await tenantTables(sql))
  const [there] = await sql`select from platforms where platform_id = ${platformId}`
  if (there || (hold && !isUnfinished && hold.cell !== archiveCell))
    throw new WrongCall(`The platform ${platformId} is here already, or what it left behind`)
}

async function takeRows(
  tx: postgres.TransactionSql,
  manifest: Manifest,
  entries: AsyncGenerator<ParsedTarEntry>,
  store: ObjectStore,
): Promise<{ rows: number; files: number }> {
  const { platformId } = manifest
  await tx`set local session_replication_role = replica`
  await tx`insert into app.tenant_holds (platform_id, state, cell) values (${platformId}, 'ARRIVING', ${archiveCell})
    on conflict (platform_id) do update set state = excluded.state, since = now(), jobs = null`
  const known = await tenantTables(tx)
  const copying = copyInto(tx, manifest, known)
  let files = 0
  for await (const { header, body } of entries) {
    const [folder, ...rest] = header.name.split('/')
    if (folder === 'tables') await copying.write(rest[0] ?? '', body)
    else {
      await copying.end()
      const key = rest.join('/')
      const contentType = requireObjectKey(key)
      await store.put(key, await buffer(body as never), contentType)
      files += 1
    }
  }
  await copying.end()
  const sums = await sumTenant(tx, platformId, known)
  const rows = sums.reduce((sum, each) => sum + each.rows, 0)
  const differences = differencesOf(manifest.tables, sums)
  if (differences.length > 0 || rows !== copying.lines())
    throw new CommandFailure(
      `What arrived differs from what was sent, and nothing was taken: ${differences.join(', ') || 'rows of another platform'}`,
    )
  return { rows, files }
}

/** Writes the parts of one table after another to the database. */
function copyInto(tx: postgres.TransactionSql, manifest: Manifest, known: readonly string[]) {
  let current: { table: string; into: Writable } | null = null
  let lines = 0
  const end = async () => {
    if (!current) return
    const { into } = current
    current = null
    const finished = once(into, 'finish')
    into.end()
    await finished
  }
  return {
    lines: () => lines,
    end,
    async write(table: string, body: ReadableStream<Uint8Array>) {
      if (current?.table !== table) {
        await end()
        const columns = manifest.tables.find((each) => each.table === table)?.columns ?? []
        const own = known.includes(table) ? await columnsOf(tx, table) : []
        if (own.length === 0 || columns.join() !== own.join())
          throw new WrongCall(`The archive has a table ${table} of another shape`)
        current = { table, into: await tx`copy ${tx(table)} (${tx(columns)}) from stdin`.writable() }
      }
      for await (const part of body) {
        // A row is a line: whatever breaks one within a value is escaped.
        for (const byte of part) if (byte === 10) lines += 1
        if (!current.into.write(part)) await once(current.into, 'drain')
      }
    },
  }
}
