import { and, asc, eq, lte } from 'drizzle-orm'
import { outgoingDeliveries, outgoingEndpoints } from '#db/schema/outgoing.ts'
import type { Scope } from '#scope.ts'
import type { Delivery, Endpoint } from './endpoint.ts'
import { planBatch, planLaterBatch, planNextBatch } from './plan-batch.ts'

/** Concurrent calls of one batch, after which other endpoints go first. */
const callsOfBatch = 8
/** Lease of a batch: longer than the slowest call. The batch of a dead process has expired by then. */
const batchMs = 30_000
const slotPauseMs = 2_000
const slowMs = 3_000

export type Batch = { endpoint: Endpoint; deliveries: Delivery[] }

/**
 * Claims an endpoint for one batch, with its due deliveries and a slot. Null when no batch may start now; the
 * next one is then planned here. The row is locked before it is read, so that a batch that ends at this
 * moment and this one see the same deliveries.
 */
export async function beginBatch(scope: Scope, endpointId: string, slot: string): Promise<Batch | null> {
  const { app, tx, now } = scope
  const own = eq(outgoingEndpoints.id, endpointId)
  const [endpoint] = await tx.select().from(outgoingEndpoints).where(own).for('no key update')
  if (endpoint?.state !== 'ON') return null
  if (endpoint.busyUntil !== null && endpoint.busyUntil > now) {
    await planLaterBatch(scope, endpointId, endpoint.busyUntil)
    return null
  }
  const deliveries = await tx
    .select()
    .from(outgoingDeliveries)
    .where(
      and(
        eq(outgoingDeliveries.endpointId, endpointId),
        eq(outgoingDeliveries.state, 'WAITING'),
        lte(outgoingDeliveries.nextTryAt, now),
      ),
    )
    .orderBy(asc(outgoingDeliveries.nextTryAt), asc(outgoingDeliveries.id))
    .limit(callsOfBatch)
  if (deliveries.length === 0) {
    await planNextBatch(scope, endpointId)
    return null
  }
  const isSlow = endpoint.failures > 0 || endpoint.lastTookMs > slowMs
  if (!app.outboundSlots.take(slot, isSlow)) {
    await planBatch(scope, endpointId, new Date(now.getTime() + slotPauseMs))
    return null
  }
  await tx
    .update(outgoingEndpoints)
    .set({ busyUntil: new Date(now.getTime() + batchMs) })
    .where(own)
  return { endpoint, deliveries }
}
