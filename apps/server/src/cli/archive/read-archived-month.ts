import type postgres from 'postgres'
import { WrongCall } from '#cli/command.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'
import { readMonthFile } from './month-file.ts'

export type MonthToRead = { table: string; month: string; platformId: string | undefined }

/** Rows of an archived month as lines of JSON, of one platform or of all. */
export async function readArchivedMonth(
  sql: postgres.Sql,
  store: ObjectStore,
  { table, month, platformId }: MonthToRead,
): Promise<string[]> {
  const files = await sql<{ key: string; sha256: string }[]>`
    select key, sha256 from app.archived_months
    where table_name = ${table} and month = ${month} order by archived_at`
  if (files.length === 0) throw new WrongCall(`${table} ${month} is not in the archive`)
  const lines: string[] = []
  for (const file of files)
    for await (const line of readMonthFile(store, file))
      if (!platformId || (JSON.parse(line) as { platform_id: string }).platform_id === platformId)
        lines.push(line)
  return lines
}
