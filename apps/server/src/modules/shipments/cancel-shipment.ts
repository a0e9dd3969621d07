import { and, eq } from 'drizzle-orm'
import { shipments } from '../../db/schema/shipments.ts'
import type { Scope } from '../../scope.ts'

/** The sale was given back: what was not sent yet stays where it is. */
export async function cancelShipment({ tx, now }: Scope, { orderId }: { orderId: string }): Promise<void> {
  await tx
    .update(shipments)
    .set({ state: 'CANCELED', endedAt: now })
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'TO_SHIP')))
}
