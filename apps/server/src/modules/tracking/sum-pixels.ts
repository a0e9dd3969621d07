import { type PixelTab, pixelVendors } from '@balcao/domain/options/pixel-tabs'
import { and, eq, gte, sql } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { conversions, pixels } from '#db/schema/tracking.ts'
import type { Caller } from '#rpc/caller.ts'

const dayMs = 86_400_000

export type PixelHealth = {
  products: number
  /** Number of pixels to which our server reports as well. */
  tokens: number
  sentLastDay: number
  failedLastDay: number
}

/**
 * Number of the caller's products with pixels of each vendor, and the outcomes of the server's reports of the
 * last day.
 */
export async function sumPixels({ tx, session, now }: Caller): Promise<Record<PixelTab, PixelHealth>> {
  const [connected, reported] = await Promise.all([
    tx
      .select({
        vendor: pixels.vendor,
        products: sql<number>`count(distinct ${pixels.productId})`.mapWith(Number),
        tokens: sql<number>`count(${pixels.token})`.mapWith(Number),
      })
      .from(pixels)
      .innerJoin(products, eq(products.id, pixels.productId))
      .where(eq(products.sellerId, session.userId))
      .groupBy(pixels.vendor),
    tx
      .select({
        vendor: conversions.vendor,
        sent: sql<number>`count(*) filter (where ${conversions.state} = 'SENT')`.mapWith(Number),
        failed: sql<number>`count(*) filter (where ${conversions.state} = 'DEAD')`.mapWith(Number),
      })
      .from(conversions)
      .where(
        and(
          eq(conversions.sellerId, session.userId),
          gte(conversions.createdAt, new Date(now.getTime() - dayMs)),
        ),
      )
      .groupBy(conversions.vendor),
  ])
  const entries = pixelVendors.map((vendor) => {
    const own = connected.find((one) => one.vendor === vendor)
    const day = reported.find((one) => one.vendor === vendor)
    return [
      vendor,
      {
        products: own?.products ?? 0,
        tokens: own?.tokens ?? 0,
        sentLastDay: day?.sent ?? 0,
        failedLastDay: day?.failed ?? 0,
      },
    ] as const
  })
  return Object.fromEntries(entries) as Record<PixelTab, PixelHealth>
}
