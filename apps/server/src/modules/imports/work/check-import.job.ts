import type { ImportField, RowRefusal } from '@balcao/domain/platform/imports'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { importRefusals, imports } from '#db/schema/imports.ts'
import { defineJob } from '#define-job.ts'
import type { Job } from '#kit/jobs/job.ts'
import { RefusedRow } from '#modules/imports/reading/read-cell.ts'
import type { Subject } from '#modules/imports/subjects/subject.ts'
import { subjects } from '#modules/imports/subjects/subjects.ts'
import { inScope } from '#scope.ts'
import { type Batch, type Row, readBatches } from './read-batches.ts'
import { sumRows } from './sum-rows.ts'
import { failImport, type ImportWork, lockAt, workOnImport } from './work-on-import.ts'

/** Rows per transaction. */
const atOnce = 2_000
/** Limit of refused rows that are listed; further ones are only counted. */
const listedMax = 20_000

/**
 * The dry run: reads the whole file and writes none of its records. A retry after a crash starts from the
 * first row.
 */
export const checkImportJob: Job<App, ImportWork> = defineJob({
  name: 'check-import',
  payload: z.object({ importId: z.uuid() }),
  triesMax: 5,
  run: (app, work) =>
    workOnImport(app, work, {
      job: checkImportJob,
      work: () => checkFile(app, work.platformId, work.importId),
    }),
  giveUp: (app, { platformId, importId }) =>
    inScope(app, platformId, (scope) => failImport(scope, importId, 'ERROR')),
})

async function checkFile(app: App, platformId: string, importId: string): Promise<void> {
  const { imported, begunAt } = await inScope(app, platformId, async ({ tx, now }) => {
    const begun = await tx
      .update(imports)
      .set({ rowsRead: 0, bytesRead: 0, freshCount: 0, knownCount: 0, refusedCount: 0 })
      .where(and(eq(imports.id, importId), eq(imports.state, 'CHECKING')))
      .returning()
    if (begun.length > 0) await tx.delete(importRefusals).where(eq(importRefusals.importId, importId))
    return { imported: begun[0], begunAt: now }
  })
  if (!imported) return
  const subject = subjects[imported.subject]
  const seen = new Set<string>()
  const sums = sumRows(subject)
  let rowsRead = 0
  for await (const batch of readBatches(app, imported, { rowsDone: 0, rowsMax: subject.rowsMax, atOnce })) {
    const { read, refused } = readRows(subject, batch, begunAt, seen)
    const fresh = await inScope(app, platformId, async (scope) => {
      const { tx, now } = scope
      const locked = await lockAt(scope, { importId, state: 'CHECKING', rowsRead: batch.rowsBefore })
      if (!locked) return null
      const keys = read.map(subject.keyOf)
      const known = keys.length === 0 ? new Set() : await subject.findKnown(scope, locked, keys)
      const unknown = read.filter((row) => !known.has(subject.keyOf(row)))
      const listed = refused.slice(0, Math.max(0, listedMax - locked.refusedCount))
      if (listed.length > 0)
        await tx.insert(importRefusals).values(
          listed.map((refusal) => ({
            ...refusal,
            platformId,
            sellerId: locked.sellerId,
            importId,
            foundAt: now,
          })),
        )
      await tx
        .update(imports)
        .set({
          rowsRead: batch.rowsRead,
          bytesRead: batch.bytesRead,
          freshCount: sql`${imports.freshCount} + ${unknown.length}`,
          knownCount: sql`${imports.knownCount} + ${read.length - unknown.length}`,
          refusedCount: sql`${imports.refusedCount} + ${refused.length}`,
        })
        .where(eq(imports.id, importId))
      return unknown
    })
    if (fresh === null) return
    for (const row of fresh) sums.add(row)
    rowsRead = batch.rowsRead
  }
  await inScope(app, platformId, async (scope) => {
    const locked = await lockAt(scope, { importId, state: 'CHECKING', rowsRead })
    if (!locked) return
    await scope.tx
      .update(imports)
      .set({ state: 'CHECKED', checkedAt: scope.now, report: sums.report(), bytesRead: locked.sizeBytes })
      .where(eq(imports.id, importId))
  })
}

type Refusal = { line: number; field: ImportField | null; reason: RowRefusal }

/** Rows that can be imported, and the reasons of the refused ones. Duplicate rows count once. */
function readRows(subject: Subject<unknown>, { rows }: Batch, now: Date, seen: Set<string>) {
  const read: unknown[] = []
  const refused: Refusal[] = []
  for (const row of rows) {
    const outcome = readRow(subject, row, now)
    if ('reason' in outcome) {
      refused.push(outcome)
      continue
    }
    const key = subject.keyOf(outcome.row)
    if (seen.has(key)) refused.push({ line: row.line, field: null, reason: 'REPEATED' })
    else read.push(outcome.row)
    seen.add(key)
  }
  return { read, refused }
}

export function readRow(
  subject: Subject<unknown>,
  { cells, line }: Row,
  now: Date,
): { row: unknown } | Refusal {
  try {
    return { row: subject.read(cells, now) }
  } catch (error) {
    if (!(error instanceof RefusedRow)) throw error
    return { line, field: error.field, reason: error.reason }
  }
}
