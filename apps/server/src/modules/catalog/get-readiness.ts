import { AppError } from '@balcao/domain/app-error'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'
import { listMissing } from './reviews/list-missing.ts'

/** Missing data of the caller's own product, and the effect of a submission. */
export async function getReadiness(caller: Caller, { productId }: { productId: string }) {
  const { tx, session } = caller
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.sellerId, session.userId), eq(products.id, productId)))
  if (!product) throw new AppError('product_not_found')
  const [missing, { sellsBeforeReview }] = await Promise.all([
    listMissing(caller, product),
    getPlatform(caller),
  ])
  return { missing, sellsBeforeReview }
}
