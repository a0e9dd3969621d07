import type { TrackedEvent } from '@balcao/domain/checkout/pixels'
import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { payments } from '#db/schema/payments.ts'
import { adConsents, conversions, pixels } from '#db/schema/tracking.ts'
import { defineJob } from '#define-job.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { inScope, type Scope } from '#scope.ts'
import { sendConversionJob } from './send-conversion.job.ts'

/** Vendors that recognise a repeated report of an opened checkout by its event id. */
const checkoutVendors: PixelTab[] = ['facebook', 'tiktok']

/**
 * Age up to which an opened checkout is reported. Vendors recognise the browser's report for two days, and a failed
 * report is retried for one.
 */
const openedCheckoutMaxMs = 24 * 3_600_000

/** Delay of the server's report to Google Analytics: a browser that is open after the payment reports first. */
const analyticsWaitMs = 3_600_000

/**
 * Plans the reports of a paid order to each pixel of its product with a token: the purchase once per order, whichever
 * of its payments was paid, and with the buyer's consent the opened checkout.
 */
export const reportEventJob = defineJob({
  name: 'report-event',
  payload: z.object({ paymentId: z.uuid() }),
  triesMax: 25,
  run: (app, { platformId, paymentId }) =>
    inScope(app, platformId, async (scope) => {
      const { tx, now } = scope
      const receivers = await listReceivers(scope, paymentId)
      const reported = receivers.flatMap((receiver) => eventsFor(receiver, now))
      if (reported.length === 0) return
      const planned = await tx
        .insert(conversions)
        .values(
          reported.map((one) => ({
            ...one,
            platformId,
            paymentId,
            state: 'WAITING' as const,
            createdAt: now,
          })),
        )
        .onConflictDoNothing()
        .returning({ id: conversions.id, vendor: conversions.vendor })
      for (const { id, vendor } of planned) {
        const isLater = vendor === 'googleAnalytics' && !isTestPlatform(platformId)
        const runAt = isLater ? new Date(now.getTime() + analyticsWaitMs) : now
        tx.later(addJob(scope, sendConversionJob, { conversionId: id }, { runAt }))
      }
    }),
})

type Receiver = Awaited<ReturnType<typeof listReceivers>>[number]

function listReceivers({ tx }: Scope, paymentId: string) {
  return tx
    .select({
      orderId: payments.orderId,
      sellerId: payments.sellerId,
      vendor: pixels.vendor,
      pixelId: pixels.pixelId,
      visitId: adConsents.visitId,
      agreedAt: adConsents.at,
    })
    .from(payments)
    .innerJoin(pixels, and(eq(pixels.productId, payments.productId), isNotNull(pixels.token)))
    .leftJoin(adConsents, eq(adConsents.orderId, payments.orderId))
    .where(eq(payments.id, paymentId))
}

function eventsFor({ visitId, agreedAt, ...place }: Receiver, now: Date) {
  const events: { event: TrackedEvent['name']; eventId: string }[] = [
    { event: 'Purchase', eventId: place.orderId },
  ]
  const isFresh = agreedAt !== null && now.getTime() - agreedAt.getTime() <= openedCheckoutMaxMs
  if (visitId !== null && isFresh && checkoutVendors.includes(place.vendor))
    events.push({ event: 'InitiateCheckout', eventId: visitId })
  return events.map((event) => ({ ...place, ...event }))
}
