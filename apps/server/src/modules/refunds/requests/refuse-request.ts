import { AppError } from '@balcao/domain/texts/app-error'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import { readSale } from '#modules/refunds/read-sale.ts'
import { tellBuyer } from '#modules/refunds/tell-people.ts'
import type { Caller } from '#rpc/caller.ts'
import { planRequestEnd } from './plan-request-end.ts'
import type { RequestDecision } from './request.input.ts'
import {
  freeForRequest,
  leaveToStaff,
  lockRequest,
  moveRequest,
  ofSeller,
  type RefundRequest,
} from './request.ts'

/** Time for the buyer's appeal. */
const appealMs = 5 * 24 * 60 * 60_000

/**
 * Refuses a request by the seller with a reason; the buyer may appeal to the platform. Impossible within the
 * legal period. For an unrecognised charge the platform decides at once, since its reporter cannot appeal.
 */
export async function refuseRequest(caller: Caller, { requestId, reason }: RequestDecision): Promise<void> {
  const { request } = await lockRequest(caller, requestId, ofSeller(caller))
  if (request.right === 'LAW') throw new AppError('refund_refusal_unlawful')
  const { paymentId } = request
  if (request.right === 'UNRECOGNIZED') await leaveToStaff(caller, request, reason)
  else await awaitAppeal(caller, request, reason)
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'refund_request.refused', subject: requestId, reason, detail: { paymentId } },
  )
}

async function awaitAppeal(caller: Caller, request: RefundRequest, reason: string): Promise<void> {
  const appealBy = new Date(caller.now.getTime() + appealMs)
  await moveRequest(caller, request, 'REFUSED', { sellerAnswer: reason, dueAt: appealBy })
  await freeForRequest(caller, request)
  await planRequestEnd(caller, request.id, appealBy)
  const { id, paymentId, protocol, amountCents } = request
  await tellBuyer(caller, await readSale(caller, paymentId), {
    key: `refund-refused:${id}`,
    template: 'refundRefused',
    amountCents,
    more: { protocol, answer: reason, appealBy },
  })
}
