import { adConsentVersion, type GivenAdConsent } from '@balcao/domain/checkout/ad-consent'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { pixels } from '#db/schema/tracking.ts'
import { keepAdConsent } from '#modules/accounts/privacy/keep-ad-consent.ts'
import type { Scope } from '#scope.ts'

type AdConsent = GivenAdConsent & {
  orderId: string
  productId: string
  ip: string
  userAgent: string | null
}

/**
 * Keeps the buyer's consent for the pixels that the seller has at this moment. A consent to an outdated wording, from
 * a page that stayed open for long, is ignored.
 */
export async function noteAdConsent(scope: Scope, { productId, ...consent }: AdConsent): Promise<void> {
  if (consent.version !== adConsentVersion) return
  const ownPixels = await scope.tx
    .select({ pixelId: pixels.pixelId })
    .from(pixels)
    .where(
      and(eq(pixels.productId, productId), isNotNull(pixels.token), inArray(pixels.vendor, consent.vendors)),
    )
  await keepAdConsent(scope, { ...consent, pixelIds: ownPixels.map(({ pixelId }) => pixelId) })
}
