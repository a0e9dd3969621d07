import { and, eq } from 'drizzle-orm'
import { outgoingDeliveries } from '../../db/schema/outgoing.ts'
import type { Scope } from '../../scope.ts'

/** What still waits for an address that is not called any more is given up; it can be sent again by hand. */
export async function buryWaiting({ tx }: Scope, endpointId: string): Promise<void> {
  await tx
    .update(outgoingDeliveries)
    .set({ state: 'DEAD', nextTryAt: null })
    .where(and(eq(outgoingDeliveries.endpointId, endpointId), eq(outgoingDeliveries.state, 'WAITING')))
}
