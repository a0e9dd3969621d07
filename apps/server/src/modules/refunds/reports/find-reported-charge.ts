import { and, asc, eq, gt, isNull, not, notExists, or, sql } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { refundRequests } from '#db/schema/refunds.ts'
import { isChargeOf } from '#modules/payments/claims/is-charge-of.ts'
import { isDisputed } from '#modules/payments/core/is-disputed.ts'
import type { Scope } from '#scope.ts'
import type { ChargeReport } from './charge-report.input.ts'

/**
 * The reported charge, without a dispute, an open request or an earlier report; null if none matches. A thief
 * often buys twice: the next report then concerns the next purchase.
 */
export async function findReportedCharge(scope: Scope, report: ChargeReport): Promise<string | null> {
  const { tx, platformId } = scope
  const former = tx
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(
      and(
        eq(refundRequests.paymentId, payments.id),
        or(isNull(refundRequests.closedAt), eq(refundRequests.right, 'UNRECOGNIZED')),
      ),
    )
  const [charge] = await tx
    .select({ paymentId: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .where(
      and(
        isChargeOf(report),
        report.evidence === 'CARD'
          ? or(
              eq(payments.cardLastFour, report.lastFour),
              sql`${payments.cards} @> ${JSON.stringify([{ lastFour: report.lastFour }])}::jsonb`,
            )
          : and(eq(orders.buyerDocument, report.document), eq(orders.documentSource, 'BUYER')),
        gt(payments.bookedCents, 0),
        not(isDisputed(platformId)),
        notExists(former),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(1)
  return charge?.paymentId ?? null
}
