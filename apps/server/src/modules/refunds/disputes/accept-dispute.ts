import { AppError } from '@balcao/domain/texts/app-error'
import type { SQL } from 'drizzle-orm'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { DisputeDecision } from './dispute.input.ts'
import { lockDispute, updateDispute } from './dispute.ts'
import { loseDispute } from './lose-dispute.ts'

/**
 * Gives up the defence of a dispute. Money that the bank has taken counts as lost now, held money when the
 * bank takes it.
 */
export async function acceptDispute(
  caller: Caller,
  mine: SQL | undefined,
  { disputeId, reason }: DisputeDecision,
): Promise<void> {
  const { dispute, payment } = await lockDispute(caller, disputeId, mine)
  if (dispute.state !== 'OPEN' && dispute.state !== 'DEFENDED') throw new AppError('record_changed')
  const accepted = { state: 'ACCEPTED', decision: reason } as const
  if (dispute.isTaken) await loseDispute(caller, payment, dispute, accepted)
  else await updateDispute(caller, dispute, accepted)
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'dispute.accepted', subject: disputeId, reason, detail: { paymentId: payment.id } },
  )
}
