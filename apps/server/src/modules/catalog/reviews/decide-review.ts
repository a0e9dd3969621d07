import type { ReviewKind } from '@balcao/domain/delivery/product-review'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { productReviews, products } from '#db/schema/catalog.ts'
import type { Product } from '#modules/catalog/lock-own-product.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ReviewDecisionInput } from './review.input.ts'
import { tellReview } from './tell-review.ts'

type Decision = ReviewDecisionInput['decision']

/**
 * Status of the product after a decision. A change that is not approved leaves the approved version; an
 * appeal that is not approved leaves the product suspended.
 */
const outcomes: Record<ReviewKind, Partial<Record<Decision, Product['status']>>> = {
  NEW: { APPROVED: 'APPROVED', NEEDS_CHANGES: 'NEEDS_CHANGES', REJECTED: 'REJECTED' },
  CHANGE: {},
  APPEAL: { APPROVED: 'APPROVED' },
  SUSPENSION: {},
}

/** Decides a submission. The decision is bound to the version that was reviewed. */
export async function decideReview(caller: Caller, input: ReviewDecisionInput): Promise<void> {
  const { tx, now, session, ip } = caller
  const { reviewId, decision } = input
  const [found] = await tx
    .select({ review: productReviews, product: products })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(eq(productReviews.id, reviewId))
    .for('no key update')
  if (!found) throw new AppError('not_found')
  const { review, product } = found
  if (review.state !== 'OPEN' || product.version !== input.version) throw new AppError('record_changed')
  const reason = input.decision === 'APPROVED' ? null : input.reason
  await tx
    .update(productReviews)
    .set({ state: decision, reason, decidedAt: now, decidedById: session.userId })
    .where(and(eq(productReviews.id, reviewId), eq(productReviews.state, 'OPEN')))
  const status = outcomes[review.kind][decision] ?? product.status
  await tx
    .update(products)
    .set({
      ...(decision === 'APPROVED' && review.proposal),
      status,
      sellsInReview: false,
      version: product.version + 1,
    })
    .where(eq(products.id, product.id))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'product.reviewed',
      subject: product.id,
      detail: { reviewId, kind: review.kind, decision },
      reason,
    },
  )
  await tellReview(
    caller,
    { reviewId, productId: product.id, sellerId: product.sellerId, productName: product.name },
    { outcome: decision, reason },
  )
}
