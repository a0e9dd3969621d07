import { AppError } from '@balcao/domain/texts/app-error'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { DisputeNotice } from './dispute.input.ts'
import { openDispute } from './open-dispute.ts'
import { refuseDisputed } from './refuse-disputed.ts'

/** Opens a dispute that the provider did not report. The money is held until the bank decides. */
export async function noticeDispute(
  caller: Caller,
  { paymentId, amountCents: contested, dueAt, reason }: DisputeNotice,
): Promise<{ disputeId: string }> {
  const payment = await lockForMoney(caller, paymentId)
  await refuseDisputed(caller, paymentId)
  const amountCents = contested ?? payment.bookedCents
  if (amountCents === 0 || amountCents > payment.bookedCents)
    throw new AppError('refund_exceeds_payment', { leftCents: payment.bookedCents })
  if (dueAt <= caller.now) throw new AppError('date_in_past', { field: 'dueAt' })
  const { id } = await openDispute(caller, payment, {
    amountCents,
    dueAt,
    isTaken: false,
    rawStatus: null,
    bankReason: reason,
  })
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'dispute.opened', subject: paymentId, reason, detail: { disputeId: id, amountCents } },
  )
  return { disputeId: id }
}
