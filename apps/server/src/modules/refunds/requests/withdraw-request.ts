import type { Caller } from '#rpc/caller.ts'
import { freeForRequest, lockRequest, moveRequest, ofCustomer } from './request.ts'

/** Withdraws the request by the buyer, who keeps the purchase. */
export async function withdrawRequest(caller: Caller, { requestId }: { requestId: string }): Promise<void> {
  const { request } = await lockRequest(caller, requestId, ofCustomer(caller))
  await moveRequest(caller, request, 'WITHDRAWN')
  await freeForRequest(caller, request)
}
