import { randomUUID } from 'node:crypto'
import { chosenEventTypes } from '@balcao/domain/platform/outgoing-events'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import type { Endpoint } from '#modules/outgoing/endpoint.ts'
import { newEndpointSecret, sealEndpointSecret } from '#modules/outgoing/endpoint-secret.ts'
import type { Scope } from '#scope.ts'

type EndpointWishes = { sellerId: string | null } & Partial<typeof outgoingEndpoints.$inferInsert>

/** A webhook endpoint of a seller, or without one of the platform, for all events. */
export async function anEndpoint(
  { app, tx, platformId, now }: Scope,
  wishes: EndpointWishes,
): Promise<Pick<Endpoint, 'id' | 'sellerId' | 'state'> & { secret: string }> {
  const id = randomUUID()
  const secret = newEndpointSecret()
  await tx.insert(outgoingEndpoints).values({
    url: 'https://erp.forno.example/balcao',
    description: '',
    events: [...chosenEventTypes],
    productIds: null,
    state: 'ON',
    createdAt: now,
    ...wishes,
    id,
    platformId,
    secret: sealEndpointSecret(app, { platformId, id }, secret),
  })
  return { id, sellerId: wishes.sellerId, state: wishes.state ?? 'ON', secret }
}
