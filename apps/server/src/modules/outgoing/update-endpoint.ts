import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { deadLetterWaiting } from './dead-letter-waiting.ts'
import type { EndpointChangeInput } from './endpoint.input.ts'
import { lockOwnEndpoint } from './endpoint.ts'
import { refuseLocalReceiver } from './refuse-local-receiver.ts'
import { requireOwnProducts } from './require-own-products.ts'

/**
 * Saves the whole form of an endpoint. Switching it on resets its failure record, whether failures or its
 * owner had switched it off.
 */
export async function updateEndpoint(caller: Caller, input: EndpointChangeInput): Promise<void> {
  const { tx, session, ip } = caller
  const { url, description, events, productIds, isOn, version, reason } = input
  refuseLocalReceiver(caller, url)
  const endpoint = await lockOwnEndpoint(caller, input)
  if (endpoint.version !== version) throw new AppError('record_changed')
  await requireOwnProducts(caller, productIds)
  const isSwitchedOn = isOn && endpoint.state !== 'ON'
  await tx
    .update(outgoingEndpoints)
    .set({
      url,
      description,
      events,
      productIds,
      version: version + 1,
      ...(isSwitchedOn && { state: 'ON', disabledBecause: null, failures: 0, failingSince: null }),
      ...(!isOn && endpoint.state === 'ON' && { state: 'OFF' }),
    })
    .where(eq(outgoingEndpoints.id, endpoint.id))
  if (!isOn) await deadLetterWaiting(caller, endpoint.id)
  await writeAudit(
    caller,
    { userId: session.userId, ip, reason },
    { action: 'webhook.changed', subject: endpoint.id, detail: { host: new URL(url).host, events, isOn } },
  )
}
