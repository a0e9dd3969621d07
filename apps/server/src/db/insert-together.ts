import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

export type Batch = { table: PgTable; rows: readonly Record<string, unknown>[] }

/** Rows for one table, checked against it by the compiler. All rows of a batch fill the same columns. */
export function batch<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): Batch {
  return { table, rows }
}

/**
 * Writes rows of several tables in one statement: one round trip and one parameter per table, however many columns they have.
 * References between them hold because PostgreSQL checks them when the statement ends. Empty batches are left out.
 */
export async function insertTogether(tx: Transaction, ...batches: Batch[]): Promise<void> {
  const inserts = batches.filter(({ rows }) => rows.length > 0).map(insertOf)
  if (inserts.length > 0) await tx.execute(sql`with ${sql.join(inserts, sql`, `)} select 1`)
}

function insertOf({ table, rows }: Batch, index: number): SQL {
  const name = sql.identifier(getTableName(table))
  const columns = columnsOf(table, rows[0] ?? {})
  const list = sql.raw(columns.map(({ column }) => `"${column}"`).join(', '))
  const values = rows.map((row) => Object.fromEntries(columns.map(({ key, column }) => [column, row[key]])))
  return sql`${sql.raw(`batch_${index}`)} as (
    insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(values)}::jsonb))`
}

function columnsOf(table: PgTable, row: Record<string, unknown>): { key: string; column: string }[] {
  const known = getTableColumns(table)
  return Object.keys(row)
    .filter((key) => key in known)
    .map((key) => ({ key, column: toSnakeCase(key) }))
}
