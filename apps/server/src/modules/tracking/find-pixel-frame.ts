import { adVendors } from '@balcao/domain/checkout/ad-consent'
import type { PixelFramePlace } from '@balcao/domain/checkout/pixels'
import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { pixels } from '#db/schema/tracking.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import type { Scope } from '#scope.ts'
import { listPixels } from './list-pixels.ts'

/** Trackers of the checkout of a product. */
export async function findTracking(
  scope: Scope,
  productId: string,
): Promise<{ pixelFrame: PixelFramePlace | null; adVendors: PixelTab[] }> {
  return {
    pixelFrame: await findPixelFrame(scope, productId),
    adVendors: await listAdVendors(scope, productId),
  }
}

/** The pixel frame for the pages of a product; null without pixels, without an origin to run them on, and in test mode. */
async function findPixelFrame(scope: Scope, productId: string): Promise<PixelFramePlace | null> {
  const { pixelsOrigin } = scope.app.config
  if (isTestPlatform(scope.platformId)) return null
  if (pixelsOrigin === undefined || (await listPixels(scope, productId)).length === 0) return null
  return { origin: pixelsOrigin, productId }
}

/** Vendors of the seller's own pixels that get the buyer's data from our server, if the buyer consents. */
async function listAdVendors({ tx }: Scope, productId: string): Promise<PixelTab[]> {
  const found = await tx
    .selectDistinct({ vendor: pixels.vendor })
    .from(pixels)
    .where(and(eq(pixels.productId, productId), isNotNull(pixels.token), inArray(pixels.vendor, adVendors)))
  return adVendors.filter((vendor) => found.some((one) => one.vendor === vendor))
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
