import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { shipments } from '#db/schema/shipments.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockShipment } from './lock-shipment.ts'
import type { EndShipmentInput } from './shipment.input.ts'

/** Ends a sent shipment: delivered, lost or returned. */
export async function endShipment(caller: Caller, { shipmentId, state }: EndShipmentInput): Promise<void> {
  const shipment = await lockShipment(caller, shipmentId)
  if (shipment.state !== 'POSTED') throw new AppError('record_changed')
  await caller.tx.update(shipments).set({ state, endedAt: caller.now }).where(eq(shipments.id, shipmentId))
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'shipment.moved', subject: shipmentId, detail: { from: shipment.state, to: state } },
  )
}
