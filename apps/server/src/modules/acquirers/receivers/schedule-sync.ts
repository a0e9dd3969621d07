import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { receivers } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'
import { syncReceiverJob } from './sync-receiver.job.ts'

/** Schedules an early check of a receiver, regardless of the last one. */
export async function scheduleSync(scope: Scope, { receiverId }: { receiverId: string }): Promise<void> {
  const [receiver] = await scope.tx
    .select({ id: receivers.id })
    .from(receivers)
    .where(eq(receivers.id, receiverId))
  if (!receiver) throw new AppError('not_found')
  await addJob(scope, syncReceiverJob, { receiverId, round: 0 }, { key: `sync-receiver:${receiverId}` })
}
