import { AppError } from '@balcao/domain/texts/app-error'
import { deletionRequests } from '#db/schema/sellers.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * Requests the deletion of the caller's data. Nothing is deleted automatically: the staff decides what can be
 * deleted, and answers.
 */
export async function requestDeletion(caller: Caller, { reason }: { reason: string | null }): Promise<void> {
  const { tx, platformId, now, session } = caller
  const { userId } = session
  const asked = await tx
    .insert(deletionRequests)
    .values({ platformId, userId, state: 'OPEN', reason, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: deletionRequests.id })
  if (asked.length === 0) throw new AppError('record_changed')
  // Contains neither the person's words nor address, because the audit trail outlives the deleted data.
  await writeAudit(
    caller,
    { userId, ip: null },
    { action: 'deletion.requested', subject: userId, detail: {} },
  )
}
