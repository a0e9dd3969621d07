import { and, eq, min } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { outgoingDeliveries } from '#db/schema/outgoing.ts'
import type { Scope } from '#scope.ts'

/** Name and payload of the job that calls an endpoint. The job itself is defined above the modules that plan it. */
export const batchTicket = {
  name: 'send-outgoing-batch',
  payload: z.object({ endpointId: z.uuid() }),
  triesMax: 25,
}

/** Plans a batch of the endpoint as soon as possible. Many events announced at once plan one batch. */
export async function planBatch(scope: Scope, endpointId: string, runAt: Date = scope.now): Promise<void> {
  await addJob(scope, batchTicket, { endpointId }, { runAt, key: `outgoing-batch:${endpointId}` })
}

/** A future batch has a job key of its own, so that it never replaces a batch that is due now. */
export async function planLaterBatch(scope: Scope, endpointId: string, runAt: Date): Promise<void> {
  await addJob(scope, batchTicket, { endpointId }, { runAt, key: `outgoing-later-batch:${endpointId}` })
}

/** Plans the batch of the delivery due first, if any waits. The caller has locked the endpoint. */
export async function planNextBatch(scope: Scope, endpointId: string): Promise<void> {
  const [waiting] = await scope.tx
    .select({ nextTryAt: min(outgoingDeliveries.nextTryAt) })
    .from(outgoingDeliveries)
    .where(and(eq(outgoingDeliveries.endpointId, endpointId), eq(outgoingDeliveries.state, 'WAITING')))
  const nextTryAt = waiting?.nextTryAt
  if (!nextTryAt) return
  if (nextTryAt <= scope.now) await planBatch(scope, endpointId)
  else await planLaterBatch(scope, endpointId, nextTryAt)
}
