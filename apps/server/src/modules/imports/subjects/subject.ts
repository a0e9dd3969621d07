import type { Currency } from '@balcao/domain/vocabulary'
import type { imports } from '#db/schema/imports.ts'
import type { Cells } from '#modules/imports/reading/read-cell.ts'
import type { Scope } from '#scope.ts'

export type Import = typeof imports.$inferSelect

/** Somebody who bought a product elsewhere, by the product's name there. */
export type Student = { product: string; email: string; name: string | null }

/** What a row adds to the sums of the report; its month is `YYYY-MM`. */
export type RowSum = { product: string; month: string | null; currency: Currency; cents: number }

/** What one step of an undoing took back, and the names of what stays because it is used. */
export type Undone = { removed: number; kept: string[]; isOver: boolean }

/** How records of one kind are read, recognised, written and taken back. */
export type Subject<Row> = {
  rowsMax: number
  /** Throws `RefusedRow`. */
  read(cells: Cells, now: Date): Row
  /** Key that is unique among the records of one seller and source. */
  keyOf(row: Row): string
  findKnown(scope: Scope, imported: Import, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** Writes the rows that are not there yet, and returns their number. */
  write(scope: Scope, imported: Import, rows: readonly Row[]): Promise<number>
  sumOf(row: Row): RowSum | null
  studentOf(row: Row): Student | null
  /** Takes back some of what the import wrote; `isOver` when nothing is left that can be. */
  undoSome(scope: Scope, imported: Import): Promise<Undone>
}

/** Rows that one statement of an undoing removes. */
export const undoneAtOnce = 1_000
