import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { productReviews, products } from '#db/schema/catalog.ts'
import { invariant } from '#kit/invariant.ts'
import type { Product } from '#modules/catalog/lock-own-product.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { withdrawReview } from './open-review.ts'
import type { SuspensionInput } from './review.input.ts'
import { tellReview } from './tell-review.ts'

const canBeSuspended: readonly Product['status'][] = ['SUBMITTED', 'APPROVED', 'PAUSED']

/**
 * Suspends a product for a reason that its seller reads. Buyers keep access and the right to a refund, and
 * subscriptions go on.
 */
export async function suspendProduct(caller: Caller, { productId, reason }: SuspensionInput): Promise<void> {
  const { tx, now, platformId, session, ip } = caller
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for('no key update')
  if (!product) throw new AppError('product_not_found')
  if (!canBeSuspended.includes(product.status)) throw new AppError('record_changed')
  await withdrawReview(caller, productId)
  // Stored as a review, because the seller reads the reason among the decisions.
  const [review] = await tx
    .insert(productReviews)
    .values({
      platformId,
      productId,
      kind: 'SUSPENSION',
      state: 'REJECTED',
      reason,
      sentAt: now,
      decidedAt: now,
      decidedById: session.userId,
    })
    .returning({ id: productReviews.id })
  invariant(review, 'the decision is stored')
  await tx
    .update(products)
    .set({ status: 'SUSPENDED', sellsInReview: false, version: product.version + 1 })
    .where(eq(products.id, productId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'product.suspended', subject: productId, detail: { from: product.status }, reason },
  )
  await tellReview(
    caller,
    { reviewId: review.id, productId, sellerId: product.sellerId, productName: product.name },
    { outcome: 'SUSPENDED', reason },
  )
}
