import type postgres from 'postgres'
import { outdatedRows } from './outdated-rows.ts'
import type { SealedColumn } from './sealed-columns.ts'

/** Number of values in a column sealed by another key than the current one. */
export function countOutdated(
  sql: postgres.Sql,
  { platformId, mark }: { platformId: string; mark: string },
  sealedColumn: SealedColumn,
): Promise<number> {
  return sql.begin(async (tx) => {
    await tx`select app.enter(${platformId})`
    const [row] = await tx.unsafe<{ count: number }[]>(
      `select count(*)::int as count ${outdatedRows(sealedColumn)}`,
      [platformId, `${mark}.`],
    )
    return row?.count ?? 0
  })
}
