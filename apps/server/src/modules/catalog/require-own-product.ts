import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'

/** Refuses a product that is not the caller's own. */
export async function requireOwnProduct({ tx, session }: Caller, productId: string): Promise<void> {
  const [own] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.sellerId, session.userId), eq(products.id, productId)))
  if (!own) throw new AppError('product_not_found')
}
