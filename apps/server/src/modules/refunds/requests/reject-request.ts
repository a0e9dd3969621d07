import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { closeRequest } from './close-request.ts'
import type { RequestDecision } from './request.input.ts'
import { lockRequest } from './request.ts'

/** Rejects a request by the platform: the mediation ends in favour of the seller. */
export async function rejectRequest(caller: Caller, { requestId, reason }: RequestDecision): Promise<void> {
  const { request } = await lockRequest(caller, requestId)
  await closeRequest(caller, request, reason)
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'refund_request.closed', subject: requestId, reason, detail: { paymentId: request.paymentId } },
  )
}
