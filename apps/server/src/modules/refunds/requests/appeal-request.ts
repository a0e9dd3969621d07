import { AppError } from '@balcao/domain/texts/app-error'
import type { Caller } from '#rpc/caller.ts'
import type { RequestDecision } from './request.input.ts'
import { holdForRequest, lockRequest, mediationMs, moveRequest, ofCustomer } from './request.ts'

/** Appeals against a refusal, by the buyer: the platform decides, and the money is held again until then. */
export async function appealRequest(caller: Caller, { requestId, reason }: RequestDecision): Promise<void> {
  const { request } = await lockRequest(caller, requestId, ofCustomer(caller))
  if (request.state !== 'REFUSED') throw new AppError('record_changed')
  if (request.dueAt !== null && request.dueAt <= caller.now) throw new AppError('record_changed')
  const dueAt = new Date(caller.now.getTime() + mediationMs)
  const appealed = await moveRequest(caller, request, 'IN_MEDIATION', { appeal: reason, dueAt })
  await holdForRequest(caller, appealed)
}
