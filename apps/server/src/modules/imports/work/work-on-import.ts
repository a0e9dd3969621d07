import {
  type ImportFailure,
  type ImportState,
  undoHours,
  workingStates,
} from '@balcao/domain/platform/imports'
import { and, eq, inArray } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import type { App } from '#app.ts'
import { imports } from '#db/schema/imports.ts'
import type { Job } from '#kit/jobs/job.ts'
import { UnreadableCsv } from '#kit/spreadsheet/read-csv.ts'
import type { Import } from '#modules/imports/subjects/subject.ts'
import { releaseFiles } from '#modules/uploads/files/release-files.ts'
import { inScope, type Scope } from '#scope.ts'
import { FailedImport } from './read-batches.ts'

export type ImportWork = { importId: string }

const slotPauseMs = 2_000

/**
 * Runs a job's work on an import if this process has a free slot for imports, so that a long file never takes
 * the slots of payments and mails. A fault of the file itself ends the import; every other failure is
 * retried.
 */
export async function workOnImport(
  app: App,
  { platformId, importId }: ImportWork & { platformId: string },
  { job, work }: { job: Job<App, ImportWork>; work: () => Promise<void> },
): Promise<void> {
  if (!app.fileSlots.take(importId, true)) {
    await inScope(app, platformId, (scope) =>
      addJob(scope, job, { importId }, { runAt: new Date(scope.now.getTime() + slotPauseMs) }),
    )
    return
  }
  try {
    await work()
  } catch (error) {
    const failure = failureOf(error)
    if (failure === null) throw error
    await inScope(app, platformId, (scope) => failImport(scope, importId, failure))
  } finally {
    app.fileSlots.leave(importId)
  }
}

function failureOf(error: unknown): ImportFailure | null {
  if (error instanceof UnreadableCsv) return 'UNREADABLE'
  return error instanceof FailedImport ? error.failure : null
}

/** Ends an import that cannot continue. Its written records can be undone as after any other import. */
export async function failImport(scope: Scope, importId: string, failure: ImportFailure): Promise<void> {
  const { tx, now } = scope
  const [imported] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, importId), inArray(imports.state, [...workingStates])))
    .for('no key update')
  if (!imported) return
  const hasWritten = imported.state !== 'CHECKING'
  await tx
    .update(imports)
    .set({ state: 'FAILED', failure, samples: [], ...(hasWritten && { undoUntil: undoneBefore(now) }) })
    .where(eq(imports.id, importId))
  await releaseFiles(scope, [imported.fileKey])
}

export function undoneBefore(now: Date): Date {
  return new Date(now.getTime() + undoHours * 3_600_000)
}

/**
 * The import in this state and at this row, locked until the transaction ends. Null if another run is further
 * ahead or a person stopped the import: the current run then ends.
 */
export async function lockAt(
  { tx }: Scope,
  { importId, state, rowsRead }: { importId: string; state: ImportState; rowsRead: number },
): Promise<Import | null> {
  const [imported] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.state, state), eq(imports.rowsRead, rowsRead)))
    .for('no key update')
  return imported ?? null
}
