import { adConsentVersion, type GivenAdConsent } from '@balcao/domain/checkout/ad-consent'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { adConsents, pixels } from '#db/schema/tracking.ts'
import type { Scope } from '#scope.ts'

type AdConsent = GivenAdConsent & {
  orderId: string
  productId: string
  ip: string
  userAgent: string | null
}

/**
 * Stores the buyer's consent with the order, for the pixels that the seller has by now. A consent to a wording that
 * is no longer ours, from a page that was open for long, is left out. The statement is sent with the commit.
 */
export function noteAdConsent({ tx, platformId, now }: Scope, { productId, ...consent }: AdConsent): void {
  if (consent.version !== adConsentVersion) return
  const ownPixels = tx
    .select({ pixelId: pixels.pixelId })
    .from(pixels)
    .where(
      and(eq(pixels.productId, productId), isNotNull(pixels.token), inArray(pixels.vendor, consent.vendors)),
    )
  tx.later(
    tx
      .insert(adConsents)
      .values({ ...consent, pixelIds: sql`array(${ownPixels})`, platformId, at: now })
      .execute(),
  )
}
