import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { careTasks } from '#db/schema/seller-care.ts'
import type { Caller } from '#rpc/caller.ts'

/** Marks a task of the caller as done, or reopens it. */
export async function markCareTask(
  { tx, now, session }: Caller,
  { taskId, isDone }: { taskId: string; isDone: boolean },
): Promise<void> {
  const marked = await tx
    .update(careTasks)
    .set({ doneAt: isDone ? now : null })
    .where(and(eq(careTasks.id, taskId), eq(careTasks.managerId, session.userId)))
    .returning({ id: careTasks.id })
  if (marked.length === 0) throw new AppError('not_found')
}
