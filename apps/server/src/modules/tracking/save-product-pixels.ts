import { lockProduct } from '#modules/catalog/lock-product.ts'
import { raiseProductVersion } from '#modules/catalog/raise-product-version.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ProductPixelsInput } from './pixels.input.ts'
import { type PixelToStore, replacePixels } from './replace-pixels.ts'

/** Saves all pixels of the caller's own product, which its checkouts use from the next page view on. */
export async function saveProductPixels(caller: Caller, input: ProductPixelsInput): Promise<void> {
  const { productId } = input
  const product = await lockProduct(caller, input)
  await replacePixels(caller, productId, pixelsIn(input))
  await raiseProductVersion(caller, product)
}

function pixelsIn(input: ProductPixelsInput): PixelToStore[] {
  const { googleAnalyticsId, googleAnalyticsToken, googleAdsId, googleAdsConversionApiId } = input
  const listed = (['facebook', 'tiktok', 'kwai'] as const).flatMap((vendor) =>
    input[vendor].map((entry) => ({ vendor, ...entry })),
  )
  return [
    ...listed,
    ...(googleAnalyticsId === null
      ? []
      : [{ vendor: 'googleAnalytics' as const, pixelId: googleAnalyticsId, token: googleAnalyticsToken }]),
    ...(googleAdsId === null
      ? []
      : [{ vendor: 'googleAds' as const, pixelId: googleAdsId, conversionId: googleAdsConversionApiId }]),
  ]
}
