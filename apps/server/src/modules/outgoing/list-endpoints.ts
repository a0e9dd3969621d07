import { unsentReasons } from '@balcao/domain/platform/connections'
import { and, asc, gte, inArray, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import { outgoingDeliveries, outgoingEndpoints } from '#db/schema/outgoing.ts'
import type { Caller } from '#rpc/caller.ts'
import { isOf, ownerOf } from './endpoint-owner.ts'

const dayMs = 86_400_000

/** The caller's own webhooks with their health, without secrets. */
export async function listEndpoints(caller: Caller) {
  return readEndpoints(caller, undefined)
}

export async function readEndpoints(caller: Caller, which: SQL | undefined) {
  const { tx, now } = caller
  const endpoints = await tx
    .select()
    .from(outgoingEndpoints)
    .where(
      and(
        isOf(outgoingEndpoints.sellerId, ownerOf(caller)),
        isNull(outgoingEndpoints.vendor),
        ne(outgoingEndpoints.state, 'REMOVED'),
        which,
      ),
    )
    .orderBy(asc(outgoingEndpoints.createdAt), asc(outgoingEndpoints.id))
  const health = await readHealth(
    caller,
    endpoints.map(({ id }) => id),
  )
  return endpoints.map((endpoint) => ({
    id: endpoint.id,
    url: endpoint.url,
    description: endpoint.description,
    events: endpoint.events,
    productIds: endpoint.productIds,
    state: endpoint.state,
    disabledBecause: endpoint.disabledBecause,
    failures: endpoint.failures,
    failingSince: endpoint.failingSince?.toISOString() ?? null,
    formerSecretUntil:
      endpoint.formerSecretUntil && endpoint.formerSecretUntil > now
        ? endpoint.formerSecretUntil.toISOString()
        : null,
    createdAt: endpoint.createdAt.toISOString(),
    version: endpoint.version,
    ...health(endpoint.id),
  }))
}

/**
 * Deliveries of the last day of each endpoint, the undelivered ones among them, and the time of the last
 * call.
 */
export async function readHealth(caller: Caller, endpointIds: readonly string[]) {
  const { tx, now } = caller
  const counted =
    endpointIds.length === 0
      ? []
      : await tx
          .select({
            endpointId: outgoingDeliveries.endpointId,
            sent: sql<number>`count(*)`.mapWith(Number),
            failed:
              sql<number>`count(*) filter (where ${outgoingDeliveries.lastFailure} is not null and ${notInArray(outgoingDeliveries.lastFailure, [...unsentReasons])})`.mapWith(
                Number,
              ),
            lastTryAt: sql<Date | null>`max(${outgoingDeliveries.lastTryAt})`.mapWith(
              outgoingDeliveries.lastTryAt,
            ),
          })
          .from(outgoingDeliveries)
          .where(
            and(
              isOf(outgoingDeliveries.sellerId, ownerOf(caller)),
              inArray(outgoingDeliveries.endpointId, [...endpointIds]),
              gte(outgoingDeliveries.createdAt, new Date(now.getTime() - dayMs)),
            ),
          )
          .groupBy(outgoingDeliveries.endpointId)
  return (id: string) => {
    const day = counted.find(({ endpointId }) => endpointId === id)
    return {
      sentLastDay: day?.sent ?? 0,
      failedLastDay: day?.failed ?? 0,
      lastTryAt: day?.lastTryAt?.toISOString() ?? null,
    }
  }
}
