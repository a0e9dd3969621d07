import { eq } from 'drizzle-orm'
import { outgoingEndpoints } from '../../db/schema/outgoing.ts'
import type { Caller } from '../../rpc/caller.ts'
import { writeAudit } from '../platforms/write-audit.ts'
import { buryWaiting } from './bury-waiting.ts'
import type { EndpointIdInput, WithReason } from './endpoint.input.ts'
import { lockOwnEndpoint } from './endpoint.ts'

/** Removes an address for good. What was delivered there stays readable for its time. */
export async function removeEndpoint(caller: Caller, input: EndpointIdInput & WithReason): Promise<void> {
  const { tx, session, ip } = caller
  const { id, url } = await lockOwnEndpoint(caller, input)
  await tx.update(outgoingEndpoints).set({ state: 'REMOVED' }).where(eq(outgoingEndpoints.id, id))
  await buryWaiting(caller, id)
  await writeAudit(
    caller,
    { userId: session.userId, ip, reason: input.reason },
    { action: 'webhook.removed', subject: id, detail: { host: new URL(url).host } },
  )
}
