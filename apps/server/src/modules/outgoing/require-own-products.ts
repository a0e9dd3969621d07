import { AppError } from '@balcao/domain/app-error'
import { and, eq, inArray } from 'drizzle-orm'
import { products } from '../../db/schema/catalog.ts'
import type { Caller } from '../../rpc/caller.ts'

/** Refuses a choice of products that names somebody else's. */
export async function requireOwnProducts(
  { tx, session }: Caller,
  productIds: readonly string[] | null,
): Promise<void> {
  if (productIds === null) return
  const own = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.sellerId, session.userId), inArray(products.id, [...productIds])))
  if (own.length !== productIds.length) throw new AppError('product_not_found')
}
