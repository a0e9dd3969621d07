import { AppError } from '@balcao/domain/texts/app-error'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { DisputeDeadline } from './dispute.input.ts'
import { lockDispute, updateDispute } from './dispute.ts'
import { planDefenceEnd } from './plan-defence-end.ts'

/** Sets another date of the bank for the defence. */
export async function moveDeadline(
  caller: Caller,
  { disputeId, dueAt, reason }: DisputeDeadline,
): Promise<void> {
  const { dispute } = await lockDispute(caller, disputeId)
  if (dispute.state !== 'OPEN' && dispute.state !== 'DEFENDED') throw new AppError('record_changed')
  if (dueAt <= caller.now) throw new AppError('date_in_past', { field: 'dueAt' })
  await updateDispute(caller, dispute, { dueAt })
  await planDefenceEnd(caller, disputeId, dueAt)
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'dispute.deadline_moved', subject: disputeId, reason, detail: { dueAt: dueAt.toISOString() } },
  )
}
