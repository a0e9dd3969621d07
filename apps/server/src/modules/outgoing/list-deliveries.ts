import { outgoingEventTypes } from '@balcao/domain/platform/outgoing-events'
import { and, eq, isNotNull, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { outgoingDeliveries, outgoingEndpoints } from '#db/schema/outgoing.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Delivery } from './endpoint.ts'
import { isOf, ownerOf } from './endpoint-owner.ts'

const deliveryOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [outgoingDeliveries.createdAt, outgoingDeliveries.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const deliveryListInput = z.strictObject({
  endpointId: z.uuid().optional(),
  state: z.enum(['WAITING', 'DELIVERED', 'DEAD']).optional(),
  type: z.enum(outgoingEventTypes).optional(),
  ...pageInput(deliveryOrders),
})
export type DeliveryListInput = z.output<typeof deliveryListInput>

/** A page of the deliveries to the caller's webhooks, or to a single webhook or connection, the newest first. */
export async function listDeliveries(caller: Caller, input: DeliveryListInput) {
  const { endpointId, state, type } = input
  const { rows, nextCursor } = await pageOf(deliveryOrders, input, ({ place, after, orderBy, limit }) =>
    caller.tx
      .select({ delivery: outgoingDeliveries, place })
      .from(outgoingDeliveries)
      .where(
        and(
          isOf(outgoingDeliveries.sellerId, ownerOf(caller)),
          endpointId === undefined
            ? notInArray(outgoingDeliveries.endpointId, connectionsOf(caller))
            : eq(outgoingDeliveries.endpointId, endpointId),
          state === undefined ? undefined : eq(outgoingDeliveries.state, state),
          type === undefined ? undefined : eq(outgoingDeliveries.type, type),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows: rows.map(({ delivery }) => deliveryRow(delivery)), nextCursor }
}

function connectionsOf(caller: Caller) {
  return caller.tx
    .select({ id: outgoingEndpoints.id })
    .from(outgoingEndpoints)
    .where(and(isOf(outgoingEndpoints.sellerId, ownerOf(caller)), isNotNull(outgoingEndpoints.vendor)))
}

export function deliveryRow(delivery: Delivery) {
  return {
    id: delivery.id,
    endpointId: delivery.endpointId,
    eventId: delivery.eventId,
    type: delivery.type,
    isTest: delivery.isTest,
    state: delivery.state,
    tries: delivery.tries,
    nextTryAt: delivery.nextTryAt?.toISOString() ?? null,
    createdAt: delivery.createdAt.toISOString(),
    lastTryAt: delivery.lastTryAt?.toISOString() ?? null,
    lastTookMs: delivery.lastTookMs,
    lastStatus: delivery.lastStatus,
    lastFailure: delivery.lastFailure,
  }
}
