import { AppError } from '@balcao/domain/texts/app-error'
import { undoRefund } from '#modules/payments/core/undo-refund.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockManualRefund } from './lock-manual-refund.ts'
import type { RefundDecision } from './refund.input.ts'
import { bookingKey, updateRefund } from './refund.ts'

/**
 * Cancels a refund that could not be made. Refused if the buyer has a right to it, or if the money does not
 * belong to the sale.
 */
export async function cancelRefund(caller: Caller, { refundId, reason }: RefundDecision): Promise<void> {
  const { payment, refund, settledBesidesCents } = await lockManualRefund(caller, refundId)
  if (refund.askedBy === 'BUYER' || refund.source !== 'SALE' || settledBesidesCents > 0)
    throw new AppError('refund_not_cancelable')
  const by = { userId: caller.session.userId, ip: caller.ip }
  await writeAudit(caller, by, {
    action: 'refund.canceled',
    subject: payment.id,
    reason,
    detail: { refundId },
  })
  await undoRefund(caller, payment.id, bookingKey(refund))
  await updateRefund(caller, refundId, { state: 'REFUSED', failure: 'canceled', closedAt: caller.now })
}
