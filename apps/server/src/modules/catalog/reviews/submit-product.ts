import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { getProduct } from '#modules/catalog/get-product.ts'
import type { Product } from '#modules/catalog/lock-own-product.ts'
import { lockProduct } from '#modules/catalog/lock-product.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'
import { listMissing } from './list-missing.ts'
import { openReview } from './open-review.ts'
import type { SubmissionInput } from './review.input.ts'

const canBeSent: readonly Product['status'][] = ['DRAFT', 'NEEDS_CHANGES', 'SUSPENDED']

/**
 * Sends a product for review. A new product sells from now on if its platform allows sales before the review;
 * a suspended one stays closed until its appeal is decided.
 */
export async function submitProduct(caller: Caller, { productId, version, message }: SubmissionInput) {
  const product = await lockProduct(caller, { productId, version })
  if (!canBeSent.includes(product.status)) throw new AppError('record_changed')
  const missing = await listMissing(caller, product)
  if (missing.length > 0) throw new AppError('product_incomplete', { missing })
  const isAppeal = product.status === 'SUSPENDED'
  await openReview(caller, { productId, kind: isAppeal ? 'APPEAL' : 'NEW', message })
  const { sellsBeforeReview } = await getPlatform(caller)
  await caller.tx
    .update(products)
    .set({
      ...(!isAppeal && {
        status: 'SUBMITTED',
        sellsInReview: sellsBeforeReview && product.status === 'DRAFT',
      }),
      version: version + 1,
    })
    .where(eq(products.id, productId))
  return getProduct(caller, { productId })
}
