import { getTableColumns, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import { defineStatement, type Inputs } from './define-statement.ts'
import type { Transaction } from './transaction.ts'

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
  const filled = batches.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) return
  // A statement on Citus can write one table only. The statements are still sent without waiting for each other.
  if (tx.isDistributed) {
    await Promise.all(filled.map(({ table, rows }) => tx.insert(table).values([...rows])))
    return
  }
  const shape = filled.map(({ table, rows }) => `${getTableName(table)} ${Object.keys(rows[0] ?? {})}`).join()
  const insert = inserts.get(shape) ?? defineInsert(filled)
  inserts.set(shape, insert)
  await insert(tx, filled)
}

type Insert = (tx: Transaction, batches: readonly Batch[]) => Promise<unknown>

/** One statement for each set of columns that the source writes together. */
const inserts = new Map<string, Insert>()

function defineInsert(batches: readonly Batch[]): Insert {
  const columns = batches.map(columnsOf)
  const statement = defineStatement((_db, records: Inputs<string[]>) => {
    const parts = batches.map(({ table }, place) =>
      insertOf(place, getTableName(table), columns[place] ?? [], records[place]),
    )
    return sql`with ${sql.join(parts, sql`, `)} select 1`
  })
  return (tx, filled) =>
    statement(
      tx,
      filled.map(({ rows }, place) => JSON.stringify(rows.map((row) => recordOf(row, columns[place] ?? [])))),
    )
}

type ColumnOfRow = { key: string; column: string }

function columnsOf({ table, rows }: Batch): ColumnOfRow[] {
  const known = getTableColumns(table)
  return Object.keys(rows[0] ?? {})
    .filter((key) => key in known)
    .map((key) => ({ key, column: toSnakeCase(key) }))
}

function insertOf(
  place: number,
  table: string,
  columns: readonly ColumnOfRow[],
  records: SQLWrapper | undefined,
): SQL {
  const name = sql.identifier(table)
  const list = sql.raw(columns.map(({ column }) => `"${column}"`).join(', '))
  return sql`${sql.raw(`batch_${place}`)} as (
    insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, ${records}::jsonb))`
}

function recordOf(row: Record<string, unknown>, columns: readonly ColumnOfRow[]): Record<string, unknown> {
  return Object.fromEntries(columns.map(({ key, column }) => [column, row[key]]))
}
