import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Product } from './lock-own-product.ts'

/**
 * Moves the caller's own product from one status to another; refused when the product is no longer in the
 * first.
 */
export async function moveProduct(
  caller: Caller,
  { productId, from, to }: { productId: string; from: Product['status']; to: Product['status'] },
): Promise<void> {
  const { tx, session } = caller
  const own = and(eq(products.sellerId, session.userId), eq(products.id, productId))
  const [product] = await tx
    .select({ status: products.status })
    .from(products)
    .where(own)
    .for('no key update')
  if (!product) throw new AppError('product_not_found')
  if (product.status !== from) throw new AppError('record_changed')
  await tx.update(products).set({ status: to }).where(own)
}
