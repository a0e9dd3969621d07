import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import { outgoingDeliveries } from '#db/schema/outgoing.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import type { DeliveryIdInput, EndpointIdInput } from './endpoint.input.ts'
import { lockEndpoint } from './endpoint.ts'
import { type EndpointOwner, ownerOf } from './endpoint-owner.ts'
import { getDelivery } from './get-delivery.ts'
import { planBatch } from './plan-batch.ts'

/** Replays a delivery under its own id. A waiting one stays as it is. */
export async function replayDelivery(caller: Caller, input: DeliveryIdInput): Promise<{ replayed: number }> {
  await getDelivery(caller, input)
  return replayDeliveryOfSeller(caller, input)
}

/** Replays a delivery of any endpoint on the platform. */
export async function replayDeliveryOfSeller(
  scope: Scope,
  { deliveryId }: DeliveryIdInput,
): Promise<{ replayed: number }> {
  const [delivery] = await scope.tx
    .select({ endpointId: outgoingDeliveries.endpointId, sellerId: outgoingDeliveries.sellerId })
    .from(outgoingDeliveries)
    .where(eq(outgoingDeliveries.id, deliveryId))
  if (!delivery) throw new AppError('not_found')
  return replay(
    scope,
    delivery,
    and(eq(outgoingDeliveries.id, deliveryId), ne(outgoingDeliveries.state, 'WAITING')),
  )
}

/** Replays all dead deliveries of an endpoint. */
export async function replayDead(
  caller: Caller,
  { endpointId }: EndpointIdInput,
): Promise<{ replayed: number }> {
  return replay(caller, { endpointId, ...ownerOf(caller) }, eq(outgoingDeliveries.state, 'DEAD'))
}

async function replay(
  scope: Scope,
  of: { endpointId: string } & EndpointOwner,
  which: SQL | undefined,
): Promise<{ replayed: number }> {
  const { tx, now } = scope
  const { endpointId } = of
  const endpoint = await lockEndpoint(scope, of)
  if (endpoint.state !== 'ON') throw new AppError('webhook_off')
  const replayed = await tx
    .update(outgoingDeliveries)
    .set({ state: 'WAITING', tries: 0, nextTryAt: now })
    .where(and(eq(outgoingDeliveries.endpointId, endpointId), which))
    .returning({ id: outgoingDeliveries.id })
  if (replayed.length > 0) await planBatch(scope, endpointId)
  return { replayed: replayed.length }
}
