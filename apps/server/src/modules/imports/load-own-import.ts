import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { imports } from '#db/schema/imports.ts'
import type { Reader } from '#rpc/caller.ts'
import type { Import } from './subjects/subject.ts'

/** The caller's own import; another seller's is not found. Optionally locked until the transaction ends. */
export async function loadOwnImport(
  { tx, session }: Reader,
  { importId, isLocked = false }: { importId: string; isLocked?: boolean },
): Promise<Import> {
  const found = tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.sellerId, session.userId)))
  const [imported] = await (isLocked ? found.for('no key update') : found)
  if (!imported) throw new AppError('not_found')
  return imported
}
