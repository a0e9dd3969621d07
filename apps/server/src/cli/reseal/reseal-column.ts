import type postgres from 'postgres'
import type { SecretBox } from '#kit/crypto/secret-box.ts'
import { outdatedRows, sealedText } from './outdated-rows.ts'
import { resealText } from './reseal-text.ts'
import type { SealedColumn } from './sealed-columns.ts'

type SealedRow = { key: string; row_id: string; sealed: string }

const batchSize = 500

/**
 * Seals one column of one platform again with the current key, in the order of its rows and in short transactions. It
 * connects as the database's owner, since some of these rows are immutable to the application. Values of the current
 * key are skipped. Returns the number sealed again.
 */
export async function resealColumn(
  { sql, secrets }: { sql: postgres.Sql; secrets: SecretBox },
  platformId: string,
  sealedColumn: SealedColumn,
): Promise<number> {
  const { table, column, key, rowId = key, sealedAs = column, isBytes } = sealedColumn
  const nextRows = `select ${key} as key, (${rowId})::text as row_id, ${sealedText(sealedColumn)} as sealed
    ${outdatedRows(sealedColumn)} and ($3::uuid is null or ${key} > $3::uuid)
    order by ${key} limit ${batchSize} for no key update`
  const writeRow = `update ${table} set ${column} = ${isBytes ? `convert_to($3, 'UTF8')` : '$3'}
    where platform_id = $1 and ${key} = $2`
  let resealed = 0
  let after: string | null = null
  do {
    after = await sql.begin(async (tx) => {
      await tx`select app.enter(${platformId})`
      const rows = await tx.unsafe<SealedRow[]>(nextRows, [platformId, `${secrets.currentMark}.`, after])
      for (const { key, row_id, sealed } of rows) {
        const again = resealText(secrets, sealed, { platformId, table, column: sealedAs, rowId: row_id })
        if (again === null) continue
        await tx.unsafe(writeRow, [platformId, key, again])
        resealed++
      }
      return rows.length < batchSize ? null : (rows.at(-1)?.key ?? null)
    })
  } while (after !== null)
  return resealed
}
