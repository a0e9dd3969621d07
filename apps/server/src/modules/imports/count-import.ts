import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { imports } from '#db/schema/imports.ts'
import type { Caller } from '#rpc/caller.ts'
import { loadOwnImport } from './load-own-import.ts'

/** Sets whether the imported sales are included in the seller's figures. They are never part of a balance. */
export async function countImport(
  caller: Caller,
  { importId, isCounted }: { importId: string; isCounted: boolean },
): Promise<void> {
  const { state, subject } = await loadOwnImport(caller, { importId, isLocked: true })
  if (state !== 'DONE' || subject !== 'SALES') throw new AppError('record_changed')
  await caller.tx.update(imports).set({ isCounted }).where(eq(imports.id, importId))
}
