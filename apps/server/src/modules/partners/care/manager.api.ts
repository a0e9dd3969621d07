import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { careNotes, careTasks } from '#db/schema/seller-care.ts'
import type { Caller } from '#rpc/caller.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { addCareNote } from './add-care-note.ts'
import { addCareTask } from './add-care-task.ts'
import {
  careNoteIdInput,
  careNoteInput,
  careTaskIdInput,
  careTaskInput,
  careTaskMarkInput,
} from './care.input.ts'
import { markCareTask } from './mark-care-task.ts'

const manager = proceduresFor({ area: 'MANAGER' })

export const managerCareApi = router({
  addNote: manager.write(careNoteInput, addCareNote),
  removeNote: manager.write(careNoteIdInput, removeCareNote),
  addTask: manager.write(careTaskInput, addCareTask),
  markTask: manager.write(careTaskMarkInput, markCareTask),
  removeTask: manager.write(careTaskIdInput, removeCareTask),
})

async function removeCareNote({ tx, session }: Caller, { noteId }: { noteId: string }): Promise<void> {
  const removed = await tx
    .delete(careNotes)
    .where(and(eq(careNotes.id, noteId), eq(careNotes.managerId, session.userId)))
    .returning({ id: careNotes.id })
  if (removed.length === 0) throw new AppError('not_found')
}

async function removeCareTask({ tx, session }: Caller, { taskId }: { taskId: string }): Promise<void> {
  const removed = await tx
    .delete(careTasks)
    .where(and(eq(careTasks.id, taskId), eq(careTasks.managerId, session.userId)))
    .returning({ id: careTasks.id })
  if (removed.length === 0) throw new AppError('not_found')
}
