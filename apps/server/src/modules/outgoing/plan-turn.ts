import { and, eq, min } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { outgoingDeliveries } from '#db/schema/outgoing.ts'
import type { Scope } from '#scope.ts'

/**
 * Name and payload of the job that calls an endpoint. The job itself is defined above the modules that plan
 * it.
 */
export const turnTicket = {
  name: 'take-outgoing-turn',
  payload: z.object({ endpointId: z.uuid() }),
  triesMax: 25,
}

/**
 * Plans a turn of the endpoint as soon as possible. However many events are announced at once, one turn is
 * planned.
 */
export async function planTurn(scope: Scope, endpointId: string, runAt: Date = scope.now): Promise<void> {
  await addJob(scope, turnTicket, { endpointId }, { runAt, key: `outgoing-turn:${endpointId}` })
}

/** A future turn has a key of its own: it must never replace one that is due at once. */
export async function planLaterTurn(scope: Scope, endpointId: string, runAt: Date): Promise<void> {
  await addJob(scope, turnTicket, { endpointId }, { runAt, key: `outgoing-later-turn:${endpointId}` })
}

/** Plans the turn of the delivery due first, if any waits. The caller has locked the endpoint. */
export async function planNextTurn(scope: Scope, endpointId: string): Promise<void> {
  const [waiting] = await scope.tx
    .select({ nextTryAt: min(outgoingDeliveries.nextTryAt) })
    .from(outgoingDeliveries)
    .where(and(eq(outgoingDeliveries.endpointId, endpointId), eq(outgoingDeliveries.state, 'WAITING')))
  const nextTryAt = waiting?.nextTryAt
  if (!nextTryAt) return
  if (nextTryAt <= scope.now) await planTurn(scope, endpointId)
  else await planLaterTurn(scope, endpointId, nextTryAt)
}
