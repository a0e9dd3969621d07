import { dayInSaoPaulo } from '@balcao/domain/calendar'
import type postgres from 'postgres'
import { WrongCall } from '#cli/command.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'
import { type AuditDay, headerOf } from '#modules/platforms/trail/header-of.ts'
import { type MonthLine, readMonthFile } from './month-file.ts'

export type MonthToRead = { table: string; month: string; platformId: string | undefined }

/**
 * Rows of an archived month as lines of JSON, of one platform or of all. Rows of the audit trail follow the lines about their
 * days, as in an export: the script in docs/audit-trail.md verifies those of one platform.
 */
export async function* readArchivedMonth(
  sql: postgres.Sql,
  store: ObjectStore,
  { table, month, platformId }: MonthToRead,
): AsyncGenerator<string> {
  const files = await sql<{ key: string; sha256: string }[]>`
    select key, sha256 from app.archived_months
    where table_name = ${table} and month = ${month} and archived_at is not null order by archived_at`
  if (files.length === 0) throw new WrongCall(`${table} ${month} is not in the archive`)
  for (const file of files) {
    const lines = linesOfPlatform(readMonthFile(store, file), platformId)
    if (table === 'audit_log') yield* belowTheirDays(sql, month, lines)
    else for await (const { line } of lines) yield line
  }
}

async function* linesOfPlatform(
  lines: AsyncIterable<MonthLine>,
  platformId: string | undefined,
): AsyncGenerator<MonthLine> {
  for await (const line of lines) if (!platformId || line.platformId === platformId) yield line
}

async function* belowTheirDays(
  sql: postgres.Sql,
  month: string,
  lines: AsyncIterable<MonthLine>,
): AsyncGenerator<string> {
  let platform: string | undefined
  let days: AuditDay[] = []
  for await (const { platformId, line } of lines) {
    if (platformId !== platform) {
      yield* days.map((day) => headerOf(day))
      platform = platformId
      days = await sql<AuditDay[]>`
        select platform_id as "platformId", day, rows_count as "rowsCount", rows_hash as "rowsHash", previous_hash as "previousHash", hash from audit_days
        where platform_id = ${platformId} and day like ${`${month}-%`} order by day`
    }
    const day = dayInSaoPaulo(new Date((JSON.parse(line) as { at: string }).at))
    while (days[0] && days[0].day <= day) yield headerOf(days.shift() as AuditDay)
    yield line
  }
  yield* days.map((day) => headerOf(day))
}
