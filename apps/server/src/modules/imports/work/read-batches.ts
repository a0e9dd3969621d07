import type { ImportFailure, ImportField } from '@balcao/domain/platform/imports'
import type { App } from '#app.ts'
import { readCsv } from '#kit/spreadsheet/read-csv.ts'
import type { Cells } from '#modules/imports/reading/read-cell.ts'
import type { Import } from '#modules/imports/subjects/subject.ts'

export type Row = { cells: Cells; line: number }
export type Batch = { rows: Row[]; rowsBefore: number; rowsRead: number; bytesRead: number }

/** Failure of the file as a whole. */
export class FailedImport extends Error {
  readonly failure: ImportFailure
  constructor(failure: ImportFailure, options?: ErrorOptions) {
    super(failure, options)
    this.failure = failure
  }
}

/** The rows of the file after the first `rowsDone`, in batches. Blank rows are counted and skipped. */
export async function* readBatches(
  app: App,
  { fileKey, shape, matching }: Pick<Import, 'fileKey' | 'shape' | 'matching'>,
  { rowsDone, rowsMax, atOnce }: { rowsDone: number; rowsMax: number; atOnce: number },
): AsyncGenerator<Batch, void> {
  const stored = await app.store.get(fileKey)
  if (!stored) throw new FailedImport('FILE_GONE')
  let batch: Batch = { rows: [], rowsBefore: rowsDone, rowsRead: rowsDone, bytesRead: 0 }
  let count = -1
  for await (const { cells, line, bytes } of readCsv(stored.body, shape)) {
    count += 1
    if (count === 0 || count <= rowsDone) continue
    if (count > rowsMax) throw new FailedImport('TOO_MANY_ROWS')
    batch.rowsRead = count
    batch.bytesRead = bytes
    if (cells.some((cell) => cell.trim() !== ''))
      batch.rows.push({ line, cells: (field: ImportField) => cells[matching[field] ?? -1] ?? '' })
    if (count - batch.rowsBefore < atOnce) continue
    yield batch
    batch = { rows: [], rowsBefore: count, rowsRead: count, bytesRead: bytes }
  }
  if (batch.rowsRead > batch.rowsBefore) yield batch
}
