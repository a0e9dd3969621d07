import { type PixelTab, pixelVendors } from '@balcao/domain/options/pixel-tabs'
import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { products } from '#db/schema/catalog.ts'
import { pixels } from '#db/schema/tracking.ts'
import type { Caller } from '#rpc/caller.ts'

export const pixelVendorInput = z.strictObject({ vendor: z.enum(pixelVendors) })

/**
 * The caller's products with pixels of a vendor: the pixels, and whether our server reports as well. Contains
 * no token.
 */
export async function listPixelProducts({ app, tx, session }: Caller, { vendor }: { vendor: PixelTab }) {
  const found = await tx
    .select({
      productId: products.id,
      productName: products.name,
      imageKey: products.imageKey,
      pixelId: pixels.pixelId,
      token: pixels.token,
    })
    .from(pixels)
    .innerJoin(products, eq(products.id, pixels.productId))
    .where(and(eq(products.sellerId, session.userId), eq(pixels.vendor, vendor)))
    .orderBy(asc(products.name), asc(products.id), asc(pixels.position))
  return [...Map.groupBy(found, ({ productId }) => productId).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { productId, productName, imageKey } = first
    return [
      {
        productId,
        productName,
        imageUrl: imageKey === null ? null : app.store.publicUrl(imageKey),
        pixels: own.map(({ pixelId, token }) => ({ pixelId, hasToken: token !== null })),
      },
    ]
  })
}
