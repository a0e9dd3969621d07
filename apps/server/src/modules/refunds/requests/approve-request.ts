import type { Caller } from '../../../rpc/caller.ts'
import type { Scope } from '../../../scope.ts'
import type { Payment } from '../../payments/payment.ts'
import { type Actor, writeAudit } from '../../platforms/write-audit.ts'
import { askRefund } from '../ask-refund.ts'
import { readSale } from '../read-sale.ts'
import { tellBuyer } from '../tell-people.ts'
import { freeForRequest, lockRequest, moveRequest, ofSeller, type RefundRequest } from './request.ts'

/** The seller agrees to a request. */
export async function approveRequest(caller: Caller, { requestId }: { requestId: string }): Promise<void> {
  await approve(caller, await lockRequest(caller, requestId, ofSeller(caller)), {
    userId: caller.session.userId,
    ip: caller.ip,
  })
}

/** Grants a request: the refund takes what was held for it, and what was held beyond is free again. */
export async function approve(
  scope: Scope,
  { request, payment }: { request: RefundRequest; payment: Payment },
  by: Actor,
  decision: string | null = null,
): Promise<void> {
  const { id, paymentId, orderItemIds, protocol } = request
  // The money went back by another way while the request was waiting.
  if (payment.bookedCents === 0) {
    await moveRequest(scope, request, 'DONE', { decision })
    return freeForRequest(scope, request)
  }
  const wish = { paymentId, key: `request:${id}`, reason: request.reason || protocol }
  const { id: refundId, amountCents } = await askRefund(
    scope,
    orderItemIds.length > 0 ? { ...wish, kind: 'ITEMS', orderItemIds } : { ...wish, kind: 'WHOLE' },
    { ...by, askedBy: 'BUYER' },
  )
  await moveRequest(scope, request, 'APPROVED', { refundId, decision })
  await freeForRequest(scope, request)
  await writeAudit(scope, by, {
    action: 'refund_request.approved',
    subject: id,
    reason: decision,
    detail: { paymentId, refundId },
  })
  await tellBuyer(scope, await readSale(scope, paymentId), {
    key: `refund-approved:${id}`,
    template: 'refundApproved',
    amountCents,
    more: { protocol },
  })
}
