import { type PixelTab, pixelVendors } from '@balcao/domain/options/pixel-tabs'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { products } from '#db/schema/catalog.ts'
import { conversions, pixels } from '#db/schema/tracking.ts'
import type { Caller } from '#rpc/caller.ts'
import { conversionVendors } from './vendors/conversion-vendors.ts'

export const pixelVendorInput = z.strictObject({ vendor: z.enum(pixelVendors) })

/**
 * The caller's products with pixels of a vendor. Each pixel says whether our server reports to it, how the last
 * report went, and whether a test can be sent; the token is never returned.
 */
export async function listPixelProducts(caller: Caller, { vendor }: { vendor: PixelTab }) {
  const { app, tx, session } = caller
  const found = await tx
    .select({
      productId: products.id,
      productName: products.name,
      imageKey: products.imageKey,
      pixelId: pixels.pixelId,
      token: pixels.token,
      testCode: pixels.testCode,
    })
    .from(pixels)
    .innerJoin(products, eq(products.id, pixels.productId))
    .where(and(eq(products.sellerId, session.userId), eq(pixels.vendor, vendor)))
    .orderBy(asc(products.name), asc(products.id), asc(pixels.position))
  const reported = [...new Set(found.flatMap(({ pixelId, token }) => (token === null ? [] : [pixelId])))]
  const last = new Map(
    await Promise.all(
      reported.map(async (pixelId) => [pixelId, await lastReport(caller, { vendor, pixelId })] as const),
    ),
  )
  const testsBy = conversionVendors[vendor]?.testsBy ?? null
  return [...Map.groupBy(found, ({ productId }) => productId).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { productId, productName, imageKey } = first
    return [
      {
        productId,
        productName,
        imageUrl: imageKey === null ? null : app.store.publicUrl(imageKey),
        pixels: own.map(({ pixelId, token, testCode }) => ({
          pixelId,
          hasToken: token !== null,
          test:
            token === null || testsBy === null
              ? null
              : testsBy === 'code' && testCode === null
                ? ('NEEDS_CODE' as const)
                : ('READY' as const),
          last: last.get(pixelId) ?? null,
        })),
      },
    ]
  })
}

/** The newest report to a pixel that was accepted, refused or given up. */
async function lastReport(
  { tx, session }: Caller,
  { vendor, pixelId }: { vendor: PixelTab; pixelId: string },
) {
  const [report] = await tx
    .select({
      state: conversions.state,
      status: conversions.lastStatus,
      failure: conversions.lastFailure,
      at: conversions.createdAt,
    })
    .from(conversions)
    .where(
      and(
        eq(conversions.sellerId, session.userId),
        eq(conversions.vendor, vendor),
        eq(conversions.pixelId, pixelId),
        inArray(conversions.state, ['SENT', 'DEAD']),
      ),
    )
    .orderBy(desc(conversions.createdAt))
    .limit(1)
  return report ? { ...report, at: report.at.toISOString() } : null
}
