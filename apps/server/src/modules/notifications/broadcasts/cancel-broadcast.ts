import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { broadcasts } from '#db/schema/messages.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

/** Cancels a planned broadcast. A sent one cannot be canceled. */
export async function cancelBroadcast(
  caller: Caller,
  { broadcastId }: { broadcastId: string },
): Promise<void> {
  const { tx, session, ip } = caller
  const [found] = await tx
    .select({ state: broadcasts.state })
    .from(broadcasts)
    .where(eq(broadcasts.id, broadcastId))
  if (!found) throw new AppError('not_found')
  const canceled = await tx
    .update(broadcasts)
    .set({ state: 'CANCELED' })
    .where(and(eq(broadcasts.id, broadcastId), eq(broadcasts.state, 'SCHEDULED')))
    .returning({ id: broadcasts.id })
  if (canceled.length === 0) throw new AppError('broadcast_not_cancelable')
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'broadcast.canceled', subject: broadcastId, detail: {} },
  )
}
