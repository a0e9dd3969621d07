import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockOpenAnticipation } from './lock-anticipation.ts'
import { endRequest } from './move-anticipation.ts'

/** The staff refuses a request or withdraws its counter-offer, with a reason that the seller reads. */
export async function refuseAnticipation(
  caller: Caller,
  { anticipationId, reason }: { anticipationId: string; reason: string },
): Promise<void> {
  const { session, ip } = caller
  const anticipation = await lockOpenAnticipation(caller, { anticipationId })
  await endRequest(caller, anticipation, 'REFUSED', {
    source: 'STAFF',
    actorUserId: session.userId,
    detail: reason,
  })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'anticipation.refused', subject: anticipationId, reason, detail: {} },
  )
}
