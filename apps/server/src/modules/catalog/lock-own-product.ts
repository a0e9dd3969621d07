import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'

export type Product = typeof products.$inferSelect

/** The caller's own product, locked until the transaction ends. */
export async function lockOwnProduct({ tx, session }: Caller, productId: string): Promise<Product> {
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.sellerId, session.userId), eq(products.id, productId)))
    .for('no key update')
  if (!product) throw new AppError('product_not_found')
  return product
}
