import { AppError } from '@balcao/domain/app-error'
import { nameToGreet } from '@balcao/domain/names'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { shipments } from '#db/schema/shipments.ts'
import { invariant } from '#kit/invariant.ts'
import { openNotifier } from '#modules/notifications/open-notifier.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockShipment, type Shipment } from './lock-shipment.ts'
import type { PostShipmentInput } from './shipment.input.ts'

/**
 * Marks a shipment as sent and mails the tracking code to the buyer. A corrected code is mailed again, the
 * same code is not.
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
  await tellBuyer(caller, shipment, tracking)
}

async function tellBuyer(
  caller: Caller,
  { id, orderId, sellerId }: Shipment,
  tracking: Omit<PostShipmentInput, 'shipmentId'>,
): Promise<void> {
  const [sale] = await caller.tx
    .select({ order: orders, productName: products.name, sellerName: users.name })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(users, eq(users.id, orders.sellerId))
    .where(eq(orders.id, orderId))
  invariant(sale, `shipment ${id} has no order`)
  const { order, productName, sellerName } = sale
  const notifier = await openNotifier(caller, sellerId)
  await notifier.buyer('onProductShipping', {
    key: `order-shipped:${id}:${tracking.trackingCode}`,
    to: order.buyerEmail,
    locale: order.locale,
    props: {
      buyerName: nameToGreet({ name: order.buyerName, document: order.buyerDocument }),
      productName,
      sellerName,
      orderCode: order.code,
      amountCents: order.totalCents,
      currency: order.currency,
      purchasesPath: '/my-purchases',
      ...tracking,
    },
  })
}
