import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createZstdCompress } from 'node:zlib'
import { getTableName } from 'drizzle-orm'
import postgres from 'postgres'
import { CommandFailure, WrongCall } from '#cli/command.ts'
import { monthlyTables } from '#db/monthly-tables.ts'
import { patiently } from '#db/patiently.ts'
import { auditLog } from '#db/schema/platforms.ts'
import { makeMonths } from '#kit/postgres/make-months.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'
import { writeHashedFile } from '#kit/storage/write-hashed-file.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { markArchivedDays } from '#modules/platforms/trail/mark-archived-days.ts'
import { readMonthFile } from './month-file.ts'
import { proveDays } from './prove-days.ts'

export type MonthsToArchive = {
  /** Connects as the database's owner. */
  url: string
  store: ObjectStore
  now: Date
  /** Number of latest months that stay, not counting the present one; a table's own number where it is larger. */
  olderThan: number
  /** Path of the file while it is written; a file left there by a killed run is replaced. */
  unfinishedPath: string
  say(line: string): void
}

export type ArchivedMonth = { table: string; month: string; rows: number; key: string }

const contentType = 'application/zstd'
const rowsRead = 1_000

/**
 * Archives old months, the oldest first. Each month is written to the storage as a compressed file and read back from
 * there. Only then is it dropped, in the transaction that records where its file is. A month of the audit trail is
 * archived once its days are closed and its file has their hashes. A run killed at any point loses nothing; the next
 * run continues.
 */
export async function archiveMonths(asked: MonthsToArchive): Promise<ArchivedMonth[]> {
  const connection = { application_name: 'balcao archive', timezone: 'UTC' }
  const sql = postgres(asked.url, { max: 2, connect_timeout: 5, onnotice: () => {}, connection })
  try {
    const session = await sql.reserve()
    const [lock] = await session`
      select pg_try_advisory_lock(hashtextextended('archive of months', 0)) as "isOurs"`
    if (!lock?.isOurs) throw new WrongCall('Another archive is being written')
    await refuseDuringMoves(sql)
    await patiently(() => makeMonths((text, values) => sql.unsafe(text, values), asked.now))
    await removeUnfinished(sql, asked.store)
    const archived: ArchivedMonth[] = []
    for (const { table, month } of await findMonths(sql, asked))
      archived.push(...(await archiveMonth(sql, asked, { table, month })))
    session.release()
    return archived
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** The rows of a moving platform are compared at the end of the move, so they stay until then. */
async function refuseDuringMoves(sql: postgres.Sql | postgres.TransactionSql): Promise<void> {
  const moves = await sql`
    select from pg_publication where pubname like 'balcao\\_move\\_%'
    union all select from pg_subscription where subname like 'balcao\\_move\\_%'`
  if (moves.length > 0) throw new WrongCall('A platform is moving between cells: finish the move first')
}

/** Local files of months that a killed run left behind. */
async function removeUnfinished(sql: postgres.Sql, store: ObjectStore): Promise<void> {
  const files = await sql<{ key: string }[]>`select key from app.archived_months where archived_at is null`
  for (const { key } of files) {
    await store.remove(key)
    await sql`delete from app.archived_months where key = ${key}`
  }
}

type Month = { table: string; month: string }

async function findMonths(sql: postgres.Sql, { now, olderThan }: MonthsToArchive): Promise<Month[]> {
  const months: Month[] = []
  for (const { table, keptMonths } of monthlyTables) {
    const name = getTableName(table)
    const kept = Math.max(keptMonths, olderThan)
    const rows = await sql<{ month: string }[]>`
      select replace(substr(relname, length(${name}) + 2), '_', '-') as month
      from pg_inherits join pg_class c on c.oid = inhrelid
      where inhparent = ${`public.${name}`}::text::regclass and relname not like '%\\_rest' and
        replace(substr(relname, length(${name}) + 2), '_', '-') <
          app.month_name(app.month_start(${now}) - ${kept} * interval '1 month' + interval '15 days')
      order by 1`
    months.push(...rows.map(({ month }) => ({ table: name, month })))
  }
  return months
}

async function archiveMonth(
  sql: postgres.Sql,
  { store, unfinishedPath, say }: MonthsToArchive,
  { table, month }: Month,
): Promise<ArchivedMonth[]> {
  const partition = `months.${table}_${month.replace('-', '_')}`
  const isTrail = table === getTableName(auditLog)
  const counted = { rows: 0 }
  say(`Writing ${table} ${month}`)
  await rm(unfinishedPath, { force: true })
  const lines = Readable.from(linesOf(sql, { table, partition }, counted))
  const { sha256 } = await writeHashedFile(unfinishedPath, lines.compose(createZstdCompress()))
  const { rows } = counted
  const key = rows === 0 ? null : `archives/${table.replaceAll('_', '-')}/${month}-${sha256.slice(0, 32)}.zst`
  if (key) {
    say(`Storing ${rows} rows`)
    await sql`insert into app.archived_months (table_name, month, key, rows, sha256)
      values (${table}, ${month}, ${key}, ${rows}, ${sha256}) on conflict do nothing`
    await store.putFile(key, unfinishedPath, contentType)
    say('Reading them back')
    let stored = 0
    for await (const _line of readMonthFile(store, { key, sha256 })) stored += 1
    if (stored !== rows)
      throw new CommandFailure(`${key} holds ${stored} rows of ${rows}: nothing was dropped`)
    if (isTrail) await proveDays(sql, month, readMonthFile(store, { key, sha256 }))
  }
  await rm(unfinishedPath, { force: true })
  say('Dropping them here')
  await patiently(() =>
    sql.begin(async (tx) => {
      await tx`set local lock_timeout = '500ms'`
      // Rows are never changed, so their count shows whether any were added after the file was written.
      await tx.unsafe(`lock table ${partition} in share mode`)
      const [left] = await tx.unsafe<{ rows: number }[]>(`select count(*)::int as rows from ${partition}`)
      if (left?.rows !== rows)
        throw new CommandFailure(`Rows of ${table} ${month} came meanwhile: repeat the command`)
      await refuseDuringMoves(tx)
      if (isTrail) {
        await markArchivedDays(tx, { month, key })
        await tx.unsafe(`insert into app.archived_anchors
          select subject::uuid, detail ->> 'day', detail ->> 'hash' from ${partition}
          where platform_id = '${operatorPlatformId}' and action = 'audit_day.anchored'`)
      }
      await tx.unsafe(`alter table public.${table} detach partition ${partition}`)
      await tx.unsafe(`drop table ${partition}`)
      if (key)
        await tx`update app.archived_months set archived_at = coalesce(archived_at, now()) where key = ${key}`
      say('Committing')
    }),
  )
  say(`${table} ${month} is archived`)
  return key ? [{ table, month, rows, key }] : []
}

/**
 * One row per line, in the order of the key, so that the same rows give the same file. Lines of the audit trail are the bytes
 * that were hashed.
 */
async function* linesOf(
  sql: postgres.Sql,
  { table, partition }: { table: string; partition: string },
  counted: { rows: number },
): AsyncGenerator<string> {
  const line =
    table === getTableName(auditLog) ? 'app.audit_line(t::public.audit_log)' : 'row_to_json(t)::text'
  const rows = sql.unsafe<{ line: string }[]>(
    `select platform_id || E'\\t' || ${line} as line from ${partition} t order by platform_id, at, id`,
  )
  for await (const batch of rows.cursor(rowsRead)) {
    counted.rows += batch.length
    yield batch.map(({ line }) => `${line}\n`).join('')
  }
}
