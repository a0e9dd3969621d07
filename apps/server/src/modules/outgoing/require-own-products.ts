import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, inArray } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'
import { ownerOf } from './endpoint-owner.ts'

/** Refuses a choice with other sellers' products. The platform may choose all products. */
export async function requireOwnProducts(
  caller: Caller,
  productIds: readonly string[] | null,
): Promise<void> {
  if (productIds === null) return
  const { sellerId } = ownerOf(caller)
  const own = await caller.tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        sellerId === null ? undefined : eq(products.sellerId, sellerId),
        inArray(products.id, [...productIds]),
      ),
    )
  if (own.length !== productIds.length) throw new AppError('product_not_found')
}
