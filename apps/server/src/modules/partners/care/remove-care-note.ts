import { AppError } from '@balcao/domain/app-error'
import { and, eq } from 'drizzle-orm'
import { careNotes } from '#db/schema/seller-care.ts'
import type { Caller } from '#rpc/caller.ts'

export async function removeCareNote({ tx, session }: Caller, { noteId }: { noteId: string }): Promise<void> {
  const removed = await tx
    .delete(careNotes)
    .where(and(eq(careNotes.id, noteId), eq(careNotes.managerId, session.userId)))
    .returning({ id: careNotes.id })
  if (removed.length === 0) throw new AppError('not_found')
}
