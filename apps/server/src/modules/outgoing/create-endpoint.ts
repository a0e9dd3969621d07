import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, isNull, ne, sql } from 'drizzle-orm'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { EndpointInput } from './endpoint.input.ts'
import { isOf, ownerOf } from './endpoint-owner.ts'
import { newEndpointSecret, sealEndpointSecret } from './endpoint-secret.ts'
import { refuseLocalReceiver } from './refuse-local-receiver.ts'
import { requireOwnProducts } from './require-own-products.ts'

const endpointsMax = 10

/** Creates an endpoint. Its secret is returned only here; a lost secret has to be rotated. */
export async function createEndpoint(
  caller: Caller,
  input: EndpointInput,
): Promise<{ endpointId: string; secret: string }> {
  const { app, tx, platformId, now, session, ip } = caller
  const { url, description, events, productIds, reason } = input
  const owner = ownerOf(caller)
  refuseLocalReceiver(caller, url)
  await requireOwnProducts(caller, productIds)
  // Serialises concurrent additions, so that the limit holds.
  const place = `${platformId} webhooks ${owner.sellerId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`)
  const existing = await tx
    .select({ id: outgoingEndpoints.id })
    .from(outgoingEndpoints)
    .where(
      and(
        isOf(outgoingEndpoints.sellerId, owner),
        isNull(outgoingEndpoints.vendor),
        ne(outgoingEndpoints.state, 'REMOVED'),
      ),
    )
  if (existing.length >= endpointsMax) throw new AppError('webhooks_full')
  const id = randomUUID()
  const secret = newEndpointSecret()
  await tx.insert(outgoingEndpoints).values({
    id,
    platformId,
    ...owner,
    url,
    description,
    events,
    productIds,
    state: 'ON',
    secret: sealEndpointSecret(app, { platformId, id }, secret),
    createdAt: now,
  })
  await writeAudit(
    caller,
    { userId: session.userId, ip, reason },
    { action: 'webhook.created', subject: id, detail: { host: new URL(url).host, events } },
  )
  return { endpointId: id, secret }
}
