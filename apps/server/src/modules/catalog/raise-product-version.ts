import { eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import type { Scope } from '#scope.ts'
import type { Product } from './lock-own-product.ts'

/** Counts a save of data of a locked product, so that forms read before it are refused. */
export async function raiseProductVersion(
  { tx }: Scope,
  { id, version }: Product,
  changes: Partial<Pick<Product, 'deliveryNote'>> = {},
): Promise<void> {
  await tx
    .update(products)
    .set({ ...changes, version: version + 1 })
    .where(eq(products.id, id))
}
