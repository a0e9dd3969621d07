import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { users } from '#db/schema/accounts.ts'
import { productReviews, products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'

const foundMax = 5

export const findProductsInput = z.strictObject({ search: z.string().trim().min(2).max(100) })

/** A few products of all sellers for the quick search, each with its latest review, if there was one. */
export async function findProducts(
  { tx, platformId }: Caller,
  { search }: z.output<typeof findProductsInput>,
) {
  const lastReview = tx
    .select({ id: productReviews.id })
    .from(productReviews)
    .where(and(eq(productReviews.platformId, platformId), eq(productReviews.productId, products.id)))
    .orderBy(desc(productReviews.sentAt), desc(productReviews.id))
    .limit(1)
    .as('last_review')
  return tx
    .select({
      id: products.id,
      name: products.name,
      sellerId: products.sellerId,
      sellerName: users.name,
      reviewId: lastReview.id,
    })
    .from(products)
    .innerJoin(users, eq(users.id, products.sellerId))
    .leftJoinLateral(lastReview, sql`true`)
    .where(and(eq(products.platformId, platformId), ilike(products.name, containing(search))))
    .orderBy(asc(products.name), asc(products.id))
    .limit(foundMax)
}
