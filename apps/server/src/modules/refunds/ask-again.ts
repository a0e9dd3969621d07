import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockManualRefund } from './lock-manual-refund.ts'
import { planRefund } from './plan-refund.ts'
import type { RefundDecision } from './refund.input.ts'
import { updateRefund } from './refund.ts'

/** Retries a refund after a person has made sure that nothing was returned. */
export async function askAgain(caller: Caller, { refundId, reason }: RefundDecision): Promise<void> {
  const { refund } = await lockManualRefund(caller, refundId)
  const by = { userId: caller.session.userId, ip: caller.ip }
  const { paymentId } = refund
  await writeAudit(caller, by, {
    action: 'refund.asked_again',
    subject: paymentId,
    reason,
    detail: { refundId },
  })
  await updateRefund(caller, refundId, { state: 'PENDING', failure: null, tries: 0, proofs: 0 })
  await planRefund(caller, refundId, caller.now)
}
