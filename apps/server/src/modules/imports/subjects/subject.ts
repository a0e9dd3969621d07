import type { Currency } from '@balcao/domain/vocabulary'
import type { imports } from '#db/schema/imports.ts'
import type { Cells } from '#modules/imports/reading/read-cell.ts'
import type { Scope } from '#scope.ts'

export type Import = typeof imports.$inferSelect

/** A buyer of a product on another platform, with the product's name there. */
export type Student = { product: string; email: string; name: string | null }

/** What a row adds to the sums of the report; the month has the format `YYYY-MM`. */
export type RowSum = { product: string; month: string | null; currency: Currency; cents: number }

/** Result of one step of an undo: records removed, and names of the records kept because they are in use. */
export type Undone = { removed: number; kept: string[]; isOver: boolean }

/** The reading, identification, writing and undoing of records of one kind. */
export type Subject<Row> = {
  rowsMax: number
  /** Throws `RefusedRow`. */
  read(cells: Cells, now: Date): Row
  /** Key that is unique among the records of one seller and source. */
  keyOf(row: Row): string
  findKnown(scope: Scope, imported: Import, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** Writes the rows that do not exist yet, and returns their number. */
  write(scope: Scope, imported: Import, rows: readonly Row[]): Promise<number>
  sumOf(row: Row): RowSum | null
  studentOf(row: Row): Student | null
  /** Removes some of the import's records; `isOver` when nothing removable is left. */
  undoSome(scope: Scope, imported: Import): Promise<Undone>
}

/** Rows removed by one statement of an undo. */
export const undoneAtOnce = 1_000
