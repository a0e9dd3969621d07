import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { pixels } from '#db/schema/tracking.ts'
import type { Caller } from '#rpc/caller.ts'

/** The pixels of the caller's own product for its form, with the existence of a token instead of the token. */
export async function getProductPixels(caller: Caller, { productId }: { productId: string }) {
  const { tx, session } = caller
  const [product] = await tx
    .select({ version: products.version })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.sellerId, session.userId)))
  if (!product) throw new AppError('product_not_found')
  const stored = await tx
    .select()
    .from(pixels)
    .where(eq(pixels.productId, productId))
    .orderBy(asc(pixels.position))
  const listed = (vendor: StoredPixel['vendor']) => shown(stored.filter((pixel) => pixel.vendor === vendor))
  const single = (vendor: StoredPixel['vendor']) => stored.find((pixel) => pixel.vendor === vendor)
  const analytics = single('googleAnalytics')
  const ads = single('googleAds')
  return {
    version: product.version,
    facebook: listed('facebook'),
    tiktok: listed('tiktok'),
    kwai: listed('kwai'),
    googleAnalyticsId: analytics?.pixelId ?? null,
    hasGoogleAnalyticsToken: analytics !== undefined && analytics.token !== null,
    googleAdsId: ads?.pixelId ?? null,
    googleAdsConversionApiId: ads?.conversionId ?? null,
  }
}

export async function getPlatformPixels({ tx }: Caller) {
  const stored = await tx.select().from(pixels).where(isNull(pixels.productId)).orderBy(asc(pixels.position))
  return { facebook: stored.map(({ pixelId }) => ({ pixelId })) }
}

type StoredPixel = typeof pixels.$inferSelect

function shown(stored: readonly StoredPixel[]) {
  return stored.map(({ pixelId, token, testCode }) => ({ pixelId, hasToken: token !== null, testCode }))
}
