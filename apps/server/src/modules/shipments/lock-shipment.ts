import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { shipments } from '#db/schema/shipments.ts'
import type { Caller } from '#rpc/caller.ts'

export type Shipment = typeof shipments.$inferSelect

/** A shipment of the caller's own sale, locked until the transaction ends. */
export async function lockShipment({ tx, session }: Caller, shipmentId: string): Promise<Shipment> {
  const [shipment] = await tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.sellerId, session.userId), eq(shipments.id, shipmentId)))
    .for('no key update')
  if (!shipment) throw new AppError('not_found')
  return shipment
}
