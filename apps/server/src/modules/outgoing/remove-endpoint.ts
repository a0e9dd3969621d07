import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { productContents } from '#db/schema/access.ts'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { deadLetterWaiting } from './dead-letter-waiting.ts'
import type { EndpointReasonInput } from './endpoint.input.ts'
import { lockOwnEndpoint } from './endpoint.ts'

/**
 * Removes an endpoint for good, unless a product opens access through it. Its deliveries can still be read
 * until retention deletes them.
 */
export async function removeEndpoint(caller: Caller, input: EndpointReasonInput): Promise<void> {
  const { tx, session, ip } = caller
  const { id, url } = await lockOwnEndpoint(caller, input)
  const [inUse] = await tx
    .select({ id: productContents.id })
    .from(productContents)
    .where(eq(productContents.endpointId, id))
    .limit(1)
  if (inUse) throw new AppError('webhook_in_use')
  await tx.update(outgoingEndpoints).set({ state: 'REMOVED' }).where(eq(outgoingEndpoints.id, id))
  await deadLetterWaiting(caller, id)
  await writeAudit(
    caller,
    { userId: session.userId, ip, reason: input.reason },
    { action: 'webhook.removed', subject: id, detail: { host: new URL(url).host } },
  )
}
