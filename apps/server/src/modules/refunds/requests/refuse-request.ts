import { AppError } from '@balcao/domain/app-error'
import type { Caller } from '../../../rpc/caller.ts'
import { writeAudit } from '../../platforms/write-audit.ts'
import { readSale } from '../read-sale.ts'
import { tellBuyer } from '../tell-people.ts'
import { planRequestEnd } from './plan-request-end.ts'
import type { RequestDecision } from './request.input.ts'
import { freeForRequest, lockRequest, moveRequest, ofSeller } from './request.ts'

/** So long a buyer may appeal. */
const appealMs = 5 * 24 * 60 * 60_000

/** The seller says no and why; the buyer may ask the platform to decide. Within the days of the law there is no such answer. */
export async function refuseRequest(caller: Caller, { requestId, reason }: RequestDecision): Promise<void> {
  const { request } = await lockRequest(caller, requestId, ofSeller(caller))
  if (request.right === 'LAW') throw new AppError('refund_refusal_unlawful')
  const appealBy = new Date(caller.now.getTime() + appealMs)
  await moveRequest(caller, request, 'REFUSED', { sellerAnswer: reason, dueAt: appealBy })
  await freeForRequest(caller, request)
  await planRequestEnd(caller, requestId, appealBy)
  const { paymentId, protocol, amountCents } = request
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'refund_request.refused', subject: requestId, reason, detail: { paymentId } },
  )
  await tellBuyer(caller, await readSale(caller, paymentId), {
    key: `refund-refused:${requestId}`,
    template: 'refundRefused',
    amountCents,
    more: { protocol, answer: reason, appealBy },
  })
}
