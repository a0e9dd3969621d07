import { AppError } from '@balcao/domain/app-error'
import { and, eq } from 'drizzle-orm'
import { careTasks } from '#db/schema/seller-care.ts'
import type { Caller } from '#rpc/caller.ts'

export async function removeCareTask({ tx, session }: Caller, { taskId }: { taskId: string }): Promise<void> {
  const removed = await tx
    .delete(careTasks)
    .where(and(eq(careTasks.id, taskId), eq(careTasks.managerId, session.userId)))
    .returning({ id: careTasks.id })
  if (removed.length === 0) throw new AppError('not_found')
}
