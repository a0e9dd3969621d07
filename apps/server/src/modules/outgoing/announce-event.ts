import { randomUUID } from 'node:crypto'
import type { OutgoingEventType } from '@balcao/domain/platform/outgoing-events'
import { and, eq, isNull, or } from 'drizzle-orm'
import { outgoingDeliveries, outgoingEndpoints } from '#db/schema/outgoing.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import type { Scope } from '#scope.ts'
import type { Endpoint } from './endpoint.ts'
import type { EventData } from './event-data.ts'
import { planBatch } from './plan-batch.ts'

export type OutgoingEvent = {
  /** Idempotency key of the fact. A repeated announcement sends nothing. */
  key: string
  type: OutgoingEventType
  sellerId: string
  /** Products of the event: an endpoint with a choice of products receives the event if one of these is chosen. */
  productIds: readonly string[]
  at: Date
  data: EventData
}

/**
 * Writes a delivery for each subscribed endpoint of the seller and of the platform, in the caller's
 * transaction: it is sent if and only if the fact is committed, and after that. Without an endpoint this
 * costs one read.
 */
export async function announceEvent(scope: Scope, event: OutgoingEvent): Promise<void> {
  const endpoints = await scope.tx
    .select()
    .from(outgoingEndpoints)
    .where(
      and(
        or(eq(outgoingEndpoints.sellerId, event.sellerId), isNull(outgoingEndpoints.sellerId)),
        eq(outgoingEndpoints.state, 'ON'),
      ),
    )
  await writeDeliveries(
    scope,
    endpoints.filter((endpoint) => hears(endpoint, event)),
    event,
  )
}

/** The delivery to a disabled endpoint is written as dead: it can be replayed after the endpoint is on again. */
export async function writeDeliveries(
  scope: Scope,
  endpoints: readonly Pick<Endpoint, 'id' | 'sellerId' | 'state'>[],
  { key, type, sellerId, at, data }: OutgoingEvent,
  { isTest = isTestPlatform(scope.platformId) }: { isTest?: boolean } = {},
): Promise<{ id: string }[]> {
  if (endpoints.length === 0) return []
  const { tx, platformId, now } = scope
  const eventId = randomUUID()
  /** Only the platform's events name the seller. */
  const bodyFor = (endpoint: Pick<Endpoint, 'sellerId'>) =>
    JSON.stringify({
      type,
      timestamp: at.toISOString(),
      ...(isTest && { isTest }),
      ...(endpoint.sellerId === null && { sellerId }),
      data,
    })
  const written = await tx
    .insert(outgoingDeliveries)
    .values(
      endpoints.map((endpoint) => ({
        platformId,
        endpointId: endpoint.id,
        sellerId: endpoint.sellerId,
        eventId,
        eventKey: key,
        type,
        isTest,
        body: bodyFor(endpoint),
        ...(endpoint.state === 'ON'
          ? { state: 'WAITING' as const, nextTryAt: now }
          : { state: 'DEAD' as const, nextTryAt: null }),
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({
      id: outgoingDeliveries.id,
      endpointId: outgoingDeliveries.endpointId,
      state: outgoingDeliveries.state,
    })
  for (const { endpointId, state } of written) if (state === 'WAITING') tx.later(planBatch(scope, endpointId))
  return written
}

function hears({ events, productIds, settings }: Endpoint, event: OutgoingEvent): boolean {
  if (!events.some((type) => type === event.type)) return false
  const isAbout = (productId: string) => event.productIds.includes(productId)
  const rules = settings?.rules ?? []
  if (rules.length > 0)
    return rules.some((rule) => rule.event === event.type && (!rule.productId || isAbout(rule.productId)))
  return productIds === null || productIds.some(isAbout)
}
