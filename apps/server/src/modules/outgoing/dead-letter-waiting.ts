import { and, eq } from 'drizzle-orm'
import { outgoingDeliveries } from '#db/schema/outgoing.ts'
import type { Scope } from '#scope.ts'

/** Marks the waiting deliveries of a disabled endpoint as dead; they can be replayed by hand. */
export async function deadLetterWaiting({ tx }: Scope, endpointId: string): Promise<void> {
  await tx
    .update(outgoingDeliveries)
    .set({ state: 'DEAD', nextTryAt: null })
    .where(and(eq(outgoingDeliveries.endpointId, endpointId), eq(outgoingDeliveries.state, 'WAITING')))
}
