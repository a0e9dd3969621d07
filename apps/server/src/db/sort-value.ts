import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'

type SortValue = {
  /** The column's exact value as a text: a JavaScript number would round large values, a Date would cut microseconds. */
  toText: (column: PgColumn) => SQL
  /** Sent as a text and read by PostgreSQL, for the same reason. */
  fromText: (value: string) => SQL
  shape: z.ZodType<string>
}

const whole: SortValue = {
  toText: (column) => sql`${column}::text`,
  fromText: (value) => sql`${value}::text::bigint`,
  shape: z.string().regex(/^-?\d{1,18}$/),
}
const plainText: SortValue = {
  toText: (column) => sql`${column}`,
  fromText: (value) => sql`${value}::text`,
  // PostgreSQL's texts hold every character but this one.
  shape: z.string().regex(/^[^\0]*$/),
}
const identifier: SortValue = {
  toText: (column) => sql`${column}::text`,
  fromText: (value) => sql`${value}::text::uuid`,
  shape: z.uuid(),
}
const instant: SortValue = {
  toText: (column) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  fromText: (value) => sql`${value}::text::timestamptz`,
  // As `toText` writes it. PostgreSQL reads no longer fractions and knows no year 0.
  shape: z.iso.datetime({ precision: 6 }).regex(/^(?!0000)/),
}

const byType: Record<string, SortValue> = { integer: whole, bigint: whole, text: plainText, uuid: identifier }

/** Form of a sorted column's values in a cursor. */
export function sortValue(column: PgColumn): SortValue {
  const type = column.getSQLType()
  if (/^timestamp.* with time zone$/.test(type)) return instant
  const known = byType[type]
  if (!known) throw new Error(`No list can be sorted by a column of type ${type} (${column.name})`)
  return known
}
