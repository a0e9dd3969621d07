import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { importRefusals, imports } from '#db/schema/imports.ts'
import { releaseFiles } from '#modules/uploads/files/release-files.ts'
import type { Caller } from '#rpc/caller.ts'
import { loadOwnImport } from './load-own-import.ts'

/** Deletes a file that was not imported, and its report. */
export async function discardImport(caller: Caller, { importId }: { importId: string }): Promise<void> {
  const { tx } = caller
  const { state, fileKey } = await loadOwnImport(caller, { importId, isLocked: true })
  if (state !== 'MATCHING' && state !== 'CHECKED') throw new AppError('record_changed')
  await tx.delete(importRefusals).where(eq(importRefusals.importId, importId))
  await tx.delete(imports).where(eq(imports.id, importId))
  await releaseFiles(caller, [fileKey])
}
