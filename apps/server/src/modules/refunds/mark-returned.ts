import { AppError } from '@balcao/domain/texts/app-error'
import { refuseDependent } from '#modules/accounts/staff/second-person.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockManualRefund } from './lock-manual-refund.ts'
import type { ReturnedByHand } from './refund.input.ts'
import { tellReturned } from './tell-returned.ts'

/** Records a return made by hand. It takes two people: the person who decided the refund cannot confirm it. */
export async function markReturned(
  caller: Caller,
  { refundId, from, reason }: ReturnedByHand,
): Promise<void> {
  const { payment, refund, settledBesidesCents } = await lockManualRefund(caller, refundId)
  const by = { userId: caller.session.userId, ip: caller.ip }
  if (refund.askedById === by.userId) throw new AppError('other_person_needed')
  await refuseDependent(caller, [refund.askedById], 'isSalesAvailable')
  const { amountCents } = refund
  await writeAudit(caller, by, {
    action: 'refund.returned_by_hand',
    subject: payment.id,
    reason,
    detail: { refundId, amountCents, from },
  })
  // A reported sum that no whole refund explains is a part of this refund. If the sum grows, the provider's
  // next report shows it.
  await tellReturned(caller, payment, refund, { source: 'OPERATOR', toldCents: settledBesidesCents, from })
}
