import { AppError } from '@balcao/domain/app-error'
import { and, eq } from 'drizzle-orm'
import { outgoingDeliveries } from '../../db/schema/outgoing.ts'
import type { Caller } from '../../rpc/caller.ts'
import type { DeliveryIdInput } from './endpoint.input.ts'
import { deliveryRow } from './list-deliveries.ts'

/** One of the caller's own deliveries, with what was said and what was answered. */
export async function getDelivery({ tx, session }: Caller, { deliveryId }: DeliveryIdInput) {
  const [delivery] = await tx
    .select()
    .from(outgoingDeliveries)
    .where(and(eq(outgoingDeliveries.id, deliveryId), eq(outgoingDeliveries.sellerId, session.userId)))
  if (!delivery) throw new AppError('not_found')
  return { ...deliveryRow(delivery), body: delivery.body, lastAnswer: delivery.lastAnswer }
}
