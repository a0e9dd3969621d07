import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { platformClosings } from '#db/schema/closings.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Closing } from './closing.ts'
import { tellOfClosingJob } from './tell-of-closing.job.ts'

/**
 * Begins the closing: no new sales and no new sellers. Refunds, disputes and withdrawals go on. The
 * platform's sellers, managers and staff are notified.
 */
export async function beginClosing(
  caller: Caller,
  { id, reason, closesAt, proposedBy }: Closing,
  { approvedBy }: { approvedBy: string | null },
): Promise<void> {
  const { tx, now } = caller
  await tx
    .update(platformClosings)
    .set({ state: 'CLOSING', approvedBy, begunAt: now })
    .where(eq(platformClosings.id, id))
  await updatePlatform(caller, { closingSince: now, closesAt })
  await addJob(caller, tellOfClosingJob, { closingId: id, news: 'BEGUN', after: null })
  await writeAudit(caller, actorOf(caller), {
    action: 'closing.begun',
    subject: id,
    detail: { closesAt, proposedBy, isAlone: approvedBy === null },
    reason,
  })
}
