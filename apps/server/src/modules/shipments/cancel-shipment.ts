import { and, eq } from 'drizzle-orm'
import { shipments } from '#db/schema/shipments.ts'
import type { Scope } from '#scope.ts'

/** Cancels an unsent shipment after a refund. */
export async function cancelShipment({ tx, now }: Scope, { orderId }: { orderId: string }): Promise<void> {
  await tx
    .update(shipments)
    .set({ state: 'CANCELED', endedAt: now })
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'TO_SHIP')))
}
