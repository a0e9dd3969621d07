import { and, eq, ilike, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { productReviews, products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'
import { reviewFilters } from './review.input.ts'

const reviewOrders: ListOrders<'sentAt'> = {
  columns: { sentAt: [productReviews.sentAt, productReviews.id] },
  usual: { by: 'sentAt', direction: 'asc' },
}

export const reviewListInput = z.strictObject({
  ...reviewFilters,
  search: z.string().trim().max(100).optional(),
  ...pageInput(reviewOrders),
})

/** A page of the sellers' submissions, the longest waiting first. */
export async function listReviews(
  { app, tx }: Caller,
  { kind, state, search, ...page }: z.output<typeof reviewListInput>,
) {
  const pattern = search ? containing(search) : undefined
  const { rows, nextCursor } = await pageOf(reviewOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: productReviews.id,
        kind: productReviews.kind,
        state: productReviews.state,
        sentAt: productReviews.sentAt,
        productId: products.id,
        productName: products.name,
        imageKey: products.imageKey,
        productStatus: products.status,
        sellsInReview: products.sellsInReview,
        type: products.type,
        category: products.category,
        sellerName: users.name,
        place,
      })
      .from(productReviews)
      .innerJoin(products, eq(products.id, productReviews.productId))
      .innerJoin(users, eq(users.id, products.sellerId))
      .where(
        and(
          eq(productReviews.state, state),
          kind && eq(productReviews.kind, kind),
          pattern ? or(ilike(products.name, pattern), ilike(users.name, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ imageKey, sentAt, ...row }) => ({
      ...row,
      imageUrl: imageKey === null ? null : app.store.publicUrl(imageKey),
      sentAt: sentAt.toISOString(),
    })),
    nextCursor,
  }
}
