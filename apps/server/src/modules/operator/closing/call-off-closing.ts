import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { platformClosings } from '#db/schema/closings.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CallOffClosingInput } from './closing.input.ts'
import { lockClosing } from './closing.ts'
import { tellOfClosingJob } from './tell-of-closing.job.ts'

/**
 * Ends a proposal, or lets a closing platform sell again. One master is enough, since the platform only
 * returns to its former state.
 */
export async function callOffClosing(
  caller: Caller,
  { closingId, reason }: CallOffClosingInput,
): Promise<void> {
  const { tx, now, session } = caller
  const { state } = await lockClosing(caller, closingId, ['PROPOSED', 'CLOSING'])
  await tx
    .update(platformClosings)
    .set({ state: 'CALLED_OFF', endedBy: session.userId, endedAt: now, endReason: reason })
    .where(eq(platformClosings.id, closingId))
  // A mere proposal was never announced to the platform.
  if (state === 'CLOSING') {
    await updatePlatform(caller, { closingSince: null, closesAt: null })
    await addJob(caller, tellOfClosingJob, { closingId, news: 'CALLED_OFF', after: null })
  }
  await writeAudit(caller, actorOf(caller), {
    action: 'closing.called_off',
    subject: closingId,
    detail: { was: state },
    reason,
  })
}
