import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { outgoingDeliveries } from '#db/schema/outgoing.ts'
import type { Caller } from '#rpc/caller.ts'
import type { DeliveryIdInput } from './endpoint.input.ts'
import { isOf, ownerOf } from './endpoint-owner.ts'
import { deliveryRow } from './list-deliveries.ts'

/** One of the caller's own deliveries, with the request and the answer. */
export async function getDelivery(caller: Caller, { deliveryId }: DeliveryIdInput) {
  const [delivery] = await caller.tx
    .select()
    .from(outgoingDeliveries)
    .where(and(eq(outgoingDeliveries.id, deliveryId), isOf(outgoingDeliveries.sellerId, ownerOf(caller))))
  if (!delivery) throw new AppError('not_found')
  return { ...deliveryRow(delivery), body: delivery.body, lastAnswer: delivery.lastAnswer }
}
