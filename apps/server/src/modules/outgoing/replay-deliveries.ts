import { AppError } from '@balcao/domain/app-error'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import { outgoingDeliveries } from '../../db/schema/outgoing.ts'
import type { Caller } from '../../rpc/caller.ts'
import type { DeliveryIdInput, EndpointIdInput } from './endpoint.input.ts'
import { lockOwnEndpoint } from './endpoint.ts'
import { getDelivery } from './get-delivery.ts'
import { planTurn } from './plan-turn.ts'

/** Sends a delivery once more, under its own id. One that is on its way already is left alone. */
export async function replayDelivery(caller: Caller, input: DeliveryIdInput): Promise<{ replayed: number }> {
  const { id, endpointId } = await getDelivery(caller, input)
  return replay(
    caller,
    endpointId,
    and(eq(outgoingDeliveries.id, id), ne(outgoingDeliveries.state, 'WAITING')),
  )
}

/** Sends again all that an address never took. */
export async function replayDead(
  caller: Caller,
  { endpointId }: EndpointIdInput,
): Promise<{ replayed: number }> {
  return replay(caller, endpointId, eq(outgoingDeliveries.state, 'DEAD'))
}

async function replay(
  caller: Caller,
  endpointId: string,
  which: SQL | undefined,
): Promise<{ replayed: number }> {
  const { tx, now } = caller
  const endpoint = await lockOwnEndpoint(caller, { endpointId })
  if (endpoint.state !== 'ON') throw new AppError('webhook_off')
  const replayed = await tx
    .update(outgoingDeliveries)
    .set({ state: 'WAITING', tries: 0, nextTryAt: now })
    .where(and(eq(outgoingDeliveries.endpointId, endpointId), which))
    .returning({ id: outgoingDeliveries.id })
  if (replayed.length > 0) await planTurn(caller, endpointId)
  return { replayed: replayed.length }
}
