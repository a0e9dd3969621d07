import type { PixelFramePlace } from '@balcao/domain/checkout/pixels'
import { eq } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import type { Scope } from '#scope.ts'
import { listPixels } from './list-pixels.ts'

/**
 * The pixel frame for the pages of a product; null without pixels, without an origin to run them on, and in
 * test mode.
 */
export async function findPixelFrame(scope: Scope, productId: string): Promise<PixelFramePlace | null> {
  const { pixelsOrigin } = scope.app.config
  if (isTestPlatform(scope.platformId)) return null
  if (pixelsOrigin === undefined || (await listPixels(scope, productId)).length === 0) return null
  return { origin: pixelsOrigin, productId }
}

/** The pixel frame for the page of a payment. */
export async function findPixelFrameOfPayment(
  scope: Scope,
  paymentId: string,
): Promise<PixelFramePlace | null> {
  const [order] = await scope.tx
    .select({ productId: orders.productId })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(payments.id, paymentId))
  return order ? findPixelFrame(scope, order.productId) : null
}
