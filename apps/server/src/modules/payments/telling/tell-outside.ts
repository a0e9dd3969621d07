import { addJob } from '#add-job.ts'
import { announceSaleJob } from '#modules/outgoing/announce-sale.job.ts'
import { newsOf } from '#modules/payments/asking/news-of.ts'
import type { LockedPayment } from '#modules/payments/core/lock-payment.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { reportEventJob } from '#modules/tracking/report-event.job.ts'
import type { Scope } from '#scope.ts'

/**
 * Queues the events for the seller's endpoints and the vendors of pixels, each in a job of its own: a failure
 * of one neither fails the sale nor delays the other. Without a receiver nothing is queued. Demo sales are
 * not reported.
 */
export async function tellOutside(
  scope: Scope,
  { payment, isHeard, isReported }: LockedPayment,
  next: Payment,
): Promise<void> {
  if (next.isDemo) return
  const { id: paymentId, status, refundedCents } = next
  const types = isHeard ? newsOf(payment, next) : []
  const at = scope.now.toISOString()
  await Promise.all([
    types.length > 0 && addJob(scope, announceSaleJob, { paymentId, types, at, status, refundedCents }),
    isReported &&
      payment.paidAt === null &&
      next.paidAt !== null &&
      addJob(scope, reportEventJob, { paymentId }),
  ])
}
