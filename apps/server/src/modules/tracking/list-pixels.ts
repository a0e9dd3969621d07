import type { Pixel } from '@balcao/domain/checkout/pixels'
import { asc, eq, isNull, or } from 'drizzle-orm'
import { pixels } from '#db/schema/tracking.ts'
import type { Scope } from '#scope.ts'

/**
 * Pixels of a checkout of the product: its seller's and the platform's. A pixel of both gets an event once.
 */
export async function listPixels({ tx }: Scope, productId: string): Promise<Pixel[]> {
  const found = await tx
    .select({ vendor: pixels.vendor, pixelId: pixels.pixelId, conversionId: pixels.conversionId })
    .from(pixels)
    .where(or(eq(pixels.productId, productId), isNull(pixels.productId)))
    .orderBy(asc(pixels.productId), asc(pixels.position))
  return found.filter(
    ({ vendor, pixelId }, place) =>
      found.findIndex((other) => other.vendor === vendor && other.pixelId === pixelId) === place,
  )
}
