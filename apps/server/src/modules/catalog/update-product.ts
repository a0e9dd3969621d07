import { changedFacts, type ReviewedFacts } from '@balcao/domain/delivery/product-review'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { and, eq } from 'drizzle-orm'
import { productReviews, products } from '#db/schema/catalog.ts'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import { getProduct } from './get-product.ts'
import { lockProduct } from './lock-product.ts'
import type { ProductInput } from './product.input.ts'
import { openReview, withdrawReview } from './reviews/open-review.ts'

/**
 * Saves the general data of a product. Its checkouts show it from the next page view on. Reviewed data of an
 * approved product goes through a review first; until then buyers see the approved version.
 */
export async function updateProduct(caller: Caller, { productId, version, ...input }: ProductInput) {
  const product = await lockProduct(caller, { productId, version })
  const { supportPhone, supportEmail, guaranteeDays, ...reviewed } = input
  const waiting = await findOpenChange(caller, productId)
  const facts = { ageRating: (waiting ?? product).ageRating, ...reviewed }
  const { imageKey } = facts
  if (imageKey !== null && imageKey !== product.imageKey && imageKey !== waiting?.imageKey)
    await requireOwnUpload(caller, { key: imageKey, purpose: 'PRODUCT_IMAGE', field: 'imageKey' })
  const wasApproved = product.status === 'APPROVED' || product.status === 'PAUSED'
  if (wasApproved) await proposeChange(caller, { productId, product, waiting, facts })
  await caller.tx
    .update(products)
    .set({
      ...(!wasApproved && facts),
      guaranteeDays,
      supportEmail,
      supportPhone: supportPhone === null ? null : nationalPhoneDigits(supportPhone),
      version: version + 1,
    })
    .where(eq(products.id, productId))
  return getProduct(caller, { productId })
}

type Change = {
  productId: string
  product: ReviewedFacts
  waiting: ReviewedFacts | null
  facts: ReviewedFacts
}

/** A change under review keeps its place in the queue; a form that restores the approved data withdraws it. */
async function proposeChange(caller: Caller, { productId, product, waiting, facts }: Change): Promise<void> {
  if (changedFacts(product, facts).length === 0) await withdrawReview(caller, productId)
  else if (waiting === null || changedFacts(waiting, facts).length > 0)
    await openReview(caller, { productId, kind: 'CHANGE', proposal: facts })
}

/** Proposed data of an approved product, while it waits for review. */
async function findOpenChange({ tx }: Scope, productId: string): Promise<ReviewedFacts | null> {
  const [open] = await tx
    .select({ proposal: productReviews.proposal })
    .from(productReviews)
    .where(
      and(
        eq(productReviews.productId, productId),
        eq(productReviews.kind, 'CHANGE'),
        eq(productReviews.state, 'OPEN'),
      ),
    )
  return open?.proposal ?? null
}
