import type { Caller } from '#rpc/caller.ts'
import { lockOpenAnticipation } from './lock-anticipation.ts'
import { endRequest } from './move-anticipation.ts'

/** The seller cancels a request or declines its counter-offer. */
export async function cancelAnticipation(
  caller: Caller,
  { anticipationId }: { anticipationId: string },
): Promise<void> {
  const { userId } = caller.session
  const anticipation = await lockOpenAnticipation(caller, { anticipationId, userId })
  await endRequest(caller, anticipation, 'CANCELED', { source: 'SELLER', actorUserId: userId })
}
