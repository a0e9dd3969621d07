import { adConsentVersion } from '@balcao/domain/checkout/ad-consent'
import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import { addJob } from '#add-job.ts'
import { adConsents } from '#db/schema/tracking.ts'
import type { Scope } from '#scope.ts'
import { reportEventJob } from './report-event.job.ts'

type GivenConsent = {
  orderId: string
  paymentId: string
  visitId: string
  vendors: PixelTab[]
  ip: string
  userAgent: string | null
}

/**
 * Stores the buyer's consent with the order, and queues the report of the opened checkout. Both statements are sent
 * with the commit.
 */
export function noteAdConsent(scope: Scope, { paymentId, ...consent }: GivenConsent): void {
  const { tx, platformId, now } = scope
  tx.later(
    tx
      .insert(adConsents)
      .values({ ...consent, platformId, version: adConsentVersion, at: now })
      .execute(),
    addJob(scope, reportEventJob, { paymentId, event: 'InitiateCheckout' }),
  )
}
