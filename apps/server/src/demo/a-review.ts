import { randomUUID } from 'node:crypto'
import { productReviews } from '#db/schema/catalog.ts'
import type { Scope } from '#scope.ts'
import { anOffer, aProduct, type DemoProduct } from './an-offer.ts'

/** A complete draft, which could be sent for review. */
export async function aReadyDraft(
  scope: Scope,
  sellerId: string,
  status: DemoProduct['status'] = 'DRAFT',
): Promise<DemoProduct> {
  const product = await aProduct(scope, {
    sellerId,
    name: 'Oficina de Panetone',
    status,
    deliveryNote: 'O link das aulas chega por e-mail na véspera.',
  })
  await anOffer(scope, { productId: product.id, priceCents: 12_900 })
  return product
}

/** A new product that waits for the platform's review. */
export async function aReview(
  scope: Scope,
  { sellerId }: { sellerId: string },
): Promise<{ productId: string; reviewId: string }> {
  const { id: productId } = await aReadyDraft(scope, sellerId, 'SUBMITTED')
  const reviewId = randomUUID()
  const { platformId, now } = scope
  await scope.tx
    .insert(productReviews)
    .values({ id: reviewId, platformId, productId, kind: 'NEW', state: 'OPEN', sentAt: now })
  return { productId, reviewId }
}
