import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { shipments } from '#db/schema/shipments.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockShipment } from './lock-shipment.ts'
import { mailTracking } from './mail-tracking.ts'
import type { PostShipmentInput } from './shipment.input.ts'

/**
 * Marks a shipment as sent and mails the tracking code to the buyer. A corrected code is mailed again, an
 * unchanged one is not.
 */
export async function postShipment(
  caller: Caller,
  { shipmentId, ...tracking }: PostShipmentInput,
): Promise<void> {
  const shipment = await lockShipment(caller, shipmentId)
  if (shipment.state !== 'TO_SHIP' && shipment.state !== 'POSTED') throw new AppError('record_changed')
  await caller.tx
    .update(shipments)
    .set({ ...tracking, state: 'POSTED', postedAt: shipment.postedAt ?? caller.now })
    .where(eq(shipments.id, shipmentId))
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    {
      action: 'shipment.moved',
      subject: shipmentId,
      detail: { from: shipment.state, to: 'POSTED', ...tracking },
    },
  )
  await mailTracking(
    caller,
    { ...shipment, ...tracking },
    `order-shipped:${shipmentId}:${tracking.trackingCode}`,
  )
}
