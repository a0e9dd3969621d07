import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
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

/** Delay of the server's report to Google Analytics: a browser that is open after the payment reports first. */
const analyticsWaitMs = 3_600_000

/**
 * Plans the report of an event to each pixel with a token: a purchase once per order, whichever of its payments
 * was paid; an opened checkout only with the buyer's consent.
 */
export const reportEventJob = defineJob({
  name: 'report-event',
  payload: z.object({ paymentId: z.uuid(), event: z.enum(['InitiateCheckout', 'Purchase']) }),
  triesMax: 25,
  run: (app, { platformId, paymentId, event }) =>
    inScope(app, platformId, async (scope) => {
      const { tx, now } = scope
      const eventId = await findEventId(scope, { paymentId, event })
      if (eventId === null) return
      const reported = await tx
        .selectDistinct({
          orderId: payments.orderId,
          sellerId: payments.sellerId,
          vendor: pixels.vendor,
          pixelId: pixels.pixelId,
        })
        .from(payments)
        .innerJoin(pixels, or(eq(pixels.productId, payments.productId), isNull(pixels.productId)))
        .where(
          and(
            eq(payments.id, paymentId),
            isNotNull(pixels.token),
            event === 'InitiateCheckout' ? inArray(pixels.vendor, checkoutVendors) : undefined,
          ),
        )
      if (reported.length === 0) return
      const planned = await tx
        .insert(conversions)
        .values(
          reported.map((one) => ({
            ...one,
            platformId,
            paymentId,
            event,
            eventId,
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

async function findEventId(
  { tx }: Scope,
  { paymentId, event }: { paymentId: string; event: 'InitiateCheckout' | 'Purchase' },
): Promise<string | null> {
  const [found] = await tx
    .select({ orderId: payments.orderId, visitId: adConsents.visitId })
    .from(payments)
    .leftJoin(adConsents, eq(adConsents.orderId, payments.orderId))
    .where(eq(payments.id, paymentId))
  if (!found) return null
  return event === 'Purchase' ? found.orderId : found.visitId
}
