import { nationalPhoneDigits } from '@balcao/domain/phone'
import { eq } from 'drizzle-orm'
import { products } from '../../db/schema/catalog.ts'
import type { Caller } from '../../rpc/caller.ts'
import { requireOwnUpload } from '../uploads/require-own-upload.ts'
import { getProduct } from './get-product.ts'
import { lockProduct } from './lock-product.ts'
import type { ProductInput } from './product.input.ts'
import { renewCheckouts } from './renew-checkouts.ts'

/** Saves the general facts of a product. Its checkouts show them from the next page view on. */
export async function updateProduct(caller: Caller, { productId, version, ...changes }: ProductInput) {
  const product = await lockProduct(caller, { productId, version })
  const { imageKey, supportPhone } = changes
  if (imageKey !== null && imageKey !== product.imageKey)
    await requireOwnUpload(caller, { key: imageKey, purpose: 'PRODUCT_IMAGE', field: 'imageKey' })
  await caller.tx
    .update(products)
    .set({
      ...changes,
      supportPhone: supportPhone === null ? null : nationalPhoneDigits(supportPhone),
      version: version + 1,
    })
    .where(eq(products.id, productId))
  await renewCheckouts(caller, productId)
  return getProduct(caller, { productId })
}
