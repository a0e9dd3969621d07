import type { ReviewedFacts, ReviewKind } from '@balcao/domain/delivery/product-review'
import { and, eq } from 'drizzle-orm'
import { productReviews } from '#db/schema/catalog.ts'
import type { Scope } from '#scope.ts'

type ReviewToOpen = { productId: string; kind: ReviewKind; proposal?: ReviewedFacts; message?: string }

/** Opens a review of a locked product, in place of an open one. */
export async function openReview(scope: Scope, { productId, ...review }: ReviewToOpen): Promise<void> {
  await withdrawReview(scope, productId)
  await scope.tx
    .insert(productReviews)
    .values({ ...review, platformId: scope.platformId, productId, state: 'OPEN', sentAt: scope.now })
}

/** Withdraws the open review of a locked product, if there is one. */
export async function withdrawReview({ tx, now }: Scope, productId: string): Promise<boolean> {
  const withdrawn = await tx
    .update(productReviews)
    .set({ state: 'WITHDRAWN', decidedAt: now })
    .where(and(eq(productReviews.productId, productId), eq(productReviews.state, 'OPEN')))
    .returning({ id: productReviews.id })
  return withdrawn.length > 0
}
