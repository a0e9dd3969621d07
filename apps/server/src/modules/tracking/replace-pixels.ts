import { randomUUID } from 'node:crypto'
import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import { eq, isNull } from 'drizzle-orm'
import { pixels } from '#db/schema/tracking.ts'
import type { SecretPlace } from '#kit/crypto/secret-box.ts'
import type { Scope } from '#scope.ts'

export type PixelToStore = {
  vendor: PixelTab
  pixelId: string
  conversionId?: string | null
  /** Undefined to keep the stored token. */
  token?: string | null | undefined
  /** Undefined to keep the stored code. */
  testCode?: string | null | undefined
}

/**
 * Replaces all pixels of a product, or of the platform if no product is named. A pixel that stays keeps its
 * row.
 */
export async function replacePixels(
  { app, tx, platformId }: Scope,
  productId: string | null,
  wanted: readonly PixelToStore[],
): Promise<void> {
  const owned = productId === null ? isNull(pixels.productId) : eq(pixels.productId, productId)
  const stored = await tx.delete(pixels).where(owned).returning()
  if (wanted.length === 0) return
  await tx.insert(pixels).values(
    wanted.map(({ vendor, pixelId, conversionId = null, token, testCode }, position) => {
      const before = stored.find((pixel) => pixel.vendor === vendor && pixel.pixelId === pixelId)
      const id = before?.id ?? randomUUID()
      const sealed = token == null ? null : app.secrets.seal(token, tokenPlace({ platformId, id }))
      return {
        id,
        platformId,
        productId,
        vendor,
        pixelId,
        conversionId,
        token: token === undefined ? (before?.token ?? null) : sealed,
        testCode: testCode === undefined ? (before?.testCode ?? null) : testCode,
        position,
      }
    }),
  )
}

export function tokenPlace({ platformId, id }: { platformId: string; id: string }): SecretPlace {
  return { platformId, table: 'pixels', column: 'token', rowId: id }
}
