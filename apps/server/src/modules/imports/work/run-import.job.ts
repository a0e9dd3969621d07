import { AppError } from '@balcao/domain/texts/app-error'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { importedGrants, imports } from '#db/schema/imports.ts'
import { defineJob } from '#define-job.ts'
import type { Job } from '#kit/jobs/job.ts'
import { openGivenAccess } from '#modules/access/given/open-given-access.ts'
import type { Import, Student } from '#modules/imports/subjects/subject.ts'
import { subjects } from '#modules/imports/subjects/subjects.ts'
import { theProduct, writeAudit } from '#modules/platforms/write-audit.ts'
import { releaseFiles } from '#modules/uploads/files/release-files.ts'
import { inScope, type Scope } from '#scope.ts'
import { readRow } from './check-import.job.ts'
import { type Batch, readBatches } from './read-batches.ts'
import { failImport, type ImportWork, lockAt, undoneBefore, workOnImport } from './work-on-import.ts'

/** Rows per transaction. */
const atOnce = 500

/** Writes the records of a file in batches. A retry after a crash resumes after the last committed batch. */
export const runImportJob: Job<App, ImportWork> = defineJob({
  name: 'run-import',
  payload: z.object({ importId: z.uuid() }),
  triesMax: 10,
  run: (app, work) =>
    workOnImport(app, work, {
      job: runImportJob,
      work: () => importFile(app, work.platformId, work.importId),
    }),
  giveUp: (app, { platformId, importId }) =>
    inScope(app, platformId, (scope) => failImport(scope, importId, 'ERROR')),
})

async function importFile(app: App, platformId: string, importId: string): Promise<void> {
  const [imported] = await inScope(app, platformId, ({ tx }) =>
    tx.select().from(imports).where(eq(imports.id, importId)),
  )
  if (imported?.state !== 'IMPORTING') return
  let { rowsRead } = imported
  const { rowsMax } = subjects[imported.subject]
  for await (const batch of readBatches(app, imported, { rowsDone: rowsRead, rowsMax, atOnce })) {
    const isStillOurs = await inScope(app, platformId, (scope) => writeBatch(scope, importId, batch))
    if (!isStillOurs) return
    rowsRead = batch.rowsRead
  }
  await inScope(app, platformId, async (scope) => {
    const done = await lockAt(scope, { importId, state: 'IMPORTING', rowsRead })
    if (done) await finish(scope, done)
  })
}

async function writeBatch(scope: Scope, importId: string, batch: Batch): Promise<boolean> {
  const { tx, now } = scope
  const locked = await lockAt(scope, { importId, state: 'IMPORTING', rowsRead: batch.rowsBefore })
  if (!locked) return false
  const subject = subjects[locked.subject]
  const rows = batch.rows.flatMap((row) => {
    const outcome = readRow(subject, row, now)
    return 'row' in outcome ? [outcome.row] : []
  })
  const created = rows.length === 0 ? 0 : await subject.write(scope, locked, rows)
  const granted = await giveAccesses(
    scope,
    locked,
    rows.flatMap((row) => subject.studentOf(row) ?? []),
  )
  await tx
    .update(imports)
    .set({
      rowsRead: batch.rowsRead,
      bytesRead: batch.bytesRead,
      createdCount: sql`${imports.createdCount} + ${created}`,
      grantedCount: sql`${imports.grantedCount} + ${granted}`,
    })
    .where(eq(imports.id, importId))
  return true
}

/**
 * Opens the seller's own products to people who bought them on another platform, if the seller chose that. No
 * mail is sent.
 */
async function giveAccesses(
  scope: Scope,
  { id: importId, sellerId, links }: Import,
  students: readonly Student[],
): Promise<number> {
  const { tx, platformId } = scope
  let granted = 0
  for (const { name, productId, givesAccess } of links) {
    const own = students.filter(({ product }) => product === name)
    if (!givesAccess || own.length === 0) continue
    const { welcomed } = await openGivenAccess(
      { ...scope, session: { userId: sellerId } },
      {
        productId,
        source: 'IMPORT',
        students: own.map(({ email, name: person }) => ({
          email,
          name: (person ?? email.split('@')[0] ?? email).slice(0, 100),
        })),
      },
    ).catch(refusedForAll)
    granted += welcomed.length
    if (welcomed.length > 0)
      await tx
        .insert(importedGrants)
        .values(welcomed.map(({ grantId }) => ({ platformId, sellerId, importId, grantId })))
        .onConflictDoNothing()
  }
  return granted
}

/** A product that was suspended or paused in the meantime is opened to no student; the records are still imported. */
function refusedForAll(error: unknown): { welcomed: never[] } {
  if (
    error instanceof AppError &&
    (error.code === 'product_not_for_sale' || error.code === 'product_not_found')
  )
    return { welcomed: [] }
  throw error
}

async function finish(scope: Scope, { id, fileKey, sizeBytes, createdCount, grantedCount }: Import) {
  const { tx, now } = scope
  await tx
    .update(imports)
    .set({
      state: 'DONE',
      importedAt: now,
      undoUntil: undoneBefore(now),
      bytesRead: sizeBytes,
      samples: [],
    })
    .where(eq(imports.id, id))
  await releaseFiles(scope, [fileKey])
  await writeAudit(scope, theProduct, {
    action: 'import.finished',
    subject: id,
    detail: { createdCount, grantedCount },
  })
}
