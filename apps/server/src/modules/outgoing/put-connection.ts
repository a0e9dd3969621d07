import type { ConnectionSettings, ConnectionVendor } from '@balcao/domain/platform/connections'
import type { ChosenEventType } from '@balcao/domain/platform/outgoing-events'
import { eq } from 'drizzle-orm'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import type { Caller } from '#rpc/caller.ts'
import { deadLetterWaiting } from './dead-letter-waiting.ts'
import type { Endpoint } from './endpoint.ts'
import { sealEndpointSecret } from './endpoint-secret.ts'

export type ConnectionWishes = {
  id: string
  vendor: ConnectionVendor
  name: string
  url: string
  settings: ConnectionSettings
  secrets: Record<string, string>
  events: ChosenEventType[]
  isOn: boolean
}

/** Writes the caller's connection, over the locked one if it exists. Switching it on resets its failure record. */
export async function putConnection(
  caller: Caller,
  wishes: ConnectionWishes,
  stored: Endpoint | undefined,
): Promise<void> {
  const { app, tx, platformId, now, session } = caller
  const { id, vendor, name, url, settings, secrets, events, isOn } = wishes
  const secret = sealEndpointSecret(app, { platformId, id }, JSON.stringify(secrets))
  const changes = { url, settings, events, secret }
  if (stored)
    await tx
      .update(outgoingEndpoints)
      .set({ ...changes, ...switched(stored, isOn), version: stored.version + 1 })
      .where(eq(outgoingEndpoints.id, id))
  else
    await tx.insert(outgoingEndpoints).values({
      ...changes,
      id,
      platformId,
      sellerId: session.userId,
      vendor,
      description: name,
      productIds: null,
      state: isOn ? 'ON' : 'OFF',
      createdAt: now,
    })
  if (!isOn) await deadLetterWaiting(caller, id)
}

function switched({ state }: Endpoint, isOn: boolean): Partial<Endpoint> {
  if (isOn && state !== 'ON') return { state: 'ON', disabledBecause: null, failures: 0, failingSince: null }
  return !isOn && state === 'ON' ? { state: 'OFF' } : {}
}
