import { AppError } from '@balcao/domain/texts/app-error'
import { getProduct } from '#modules/catalog/get-product.ts'
import { lockProduct } from '#modules/catalog/lock-product.ts'
import { raiseProductVersion } from '#modules/catalog/raise-product-version.ts'
import type { Caller } from '#rpc/caller.ts'
import { withdrawReview } from './open-review.ts'
import type { SubmissionInput } from './review.input.ts'

/** Withdraws a change that waits for review: the approved version stays. */
export async function withdrawChange(
  caller: Caller,
  { productId, version }: Pick<SubmissionInput, 'productId' | 'version'>,
) {
  const product = await lockProduct(caller, { productId, version })
  if (product.status === 'SUBMITTED' || !(await withdrawReview(caller, productId)))
    throw new AppError('record_changed')
  await raiseProductVersion(caller, product)
  return getProduct(caller, { productId })
}
