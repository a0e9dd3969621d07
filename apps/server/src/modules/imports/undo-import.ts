import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { imports } from '#db/schema/imports.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { loadOwnImport } from './load-own-import.ts'
import { refuseSecondWork } from './refuse-second-work.ts'
import { undoImportJob } from './work/undo-import.job.ts'

/** Starts to remove an import's records, within a day of its end. */
export async function undoImport(caller: Caller, { importId }: { importId: string }): Promise<void> {
  const { tx, now, session, ip } = caller
  const { state, undoUntil } = await loadOwnImport(caller, { importId, isLocked: true })
  if (state !== 'DONE' && state !== 'FAILED') throw new AppError('record_changed')
  await refuseSecondWork(caller, importId)
  if (undoUntil === null || undoUntil <= now) throw new AppError('import_undo_over')
  await tx.update(imports).set({ state: 'UNDOING' }).where(eq(imports.id, importId))
  await addJob(caller, undoImportJob, { importId })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'import.undo_asked', subject: importId, detail: {} },
  )
}
