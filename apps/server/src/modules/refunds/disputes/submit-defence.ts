import { AppError } from '@balcao/domain/texts/app-error'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { DisputeDecision } from './dispute.input.ts'
import { lockDispute, updateDispute } from './dispute.ts'

/** Records that the staff has sent the defence to the bank. */
export async function submitDefence(caller: Caller, { disputeId, reason }: DisputeDecision): Promise<void> {
  const { dispute } = await lockDispute(caller, disputeId)
  if (dispute.state !== 'OPEN' && dispute.state !== 'DEFENDED') throw new AppError('record_changed')
  await updateDispute(caller, dispute, { state: 'SUBMITTED' })
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'dispute.submitted', subject: disputeId, reason, detail: {} },
  )
}
