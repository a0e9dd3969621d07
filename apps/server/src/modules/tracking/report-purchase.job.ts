import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { payments } from '#db/schema/payments.ts'
import { conversions, pixels } from '#db/schema/tracking.ts'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { sendConversionJob } from './send-conversion.job.ts'

/**
 * Plans the report of a purchase to each pixel with a token: once per order, whichever of its payments was
 * paid.
 */
export const reportPurchaseJob = defineJob({
  name: 'report-purchase',
  payload: z.object({ paymentId: z.uuid() }),
  triesMax: 25,
  run: (app, { platformId, paymentId }) =>
    inScope(app, platformId, async (scope) => {
      const { tx, now } = scope
      const reported = await tx
        .selectDistinct({
          orderId: payments.orderId,
          sellerId: payments.sellerId,
          vendor: pixels.vendor,
          pixelId: pixels.pixelId,
        })
        .from(payments)
        .innerJoin(pixels, or(eq(pixels.productId, payments.productId), isNull(pixels.productId)))
        .where(and(eq(payments.id, paymentId), isNotNull(pixels.token)))
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
        .returning({ id: conversions.id })
      for (const { id } of planned) tx.later(addJob(scope, sendConversionJob, { conversionId: id }))
    }),
})
