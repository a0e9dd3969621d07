import type { Caller } from '#rpc/caller.ts'
import { approve } from './approve-request.ts'
import type { RequestDecision } from './request.input.ts'
import { lockRequest } from './request.ts'

/** Grants a request by the platform, in mediation or in place of a seller. */
export async function grantRequest(caller: Caller, { requestId, reason }: RequestDecision): Promise<void> {
  const by = { userId: caller.session.userId, ip: caller.ip }
  await approve(caller, await lockRequest(caller, requestId), by, { decision: reason })
}
