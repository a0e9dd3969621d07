import { productStatuses } from '@balcao/domain/vocabulary'
import { and, eq, exists, gt, ilike, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { tenant } from '#db/define-statement.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { offers, productReviews, products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'

const productOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [products.createdAt, products.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const productListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  status: z.enum(productStatuses).optional(),
  ...pageInput(productOrders),
})

/** A page of the seller's own products, by default the newest first. */
export async function listProducts(
  { app, tx, session }: Caller,
  { search, status, ...page }: z.output<typeof productListInput>,
) {
  const openChange = tx
    .select({ id: productReviews.id })
    .from(productReviews)
    .where(
      and(
        eq(productReviews.productId, products.id),
        eq(productReviews.kind, 'CHANGE'),
        eq(productReviews.state, 'OPEN'),
      ),
    )
  const { rows, nextCursor } = await pageOf(productOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: products.id,
        name: products.name,
        imageKey: products.imageKey,
        type: products.type,
        status: products.status,
        sellsInReview: products.sellsInReview,
        hasOpenChange: sql<boolean>`${exists(openChange)}`,
        currency: products.currency,
        createdAt: products.createdAt,
        priceFromCents,
        place,
      })
      .from(products)
      .where(
        and(
          eq(products.sellerId, session.userId),
          status && eq(products.status, status),
          search ? ilike(products.name, containing(search)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ imageKey, createdAt, ...row }) => ({
      ...row,
      imageUrl: imageKey === null ? null : app.store.publicUrl(imageKey),
      createdAt: createdAt.toISOString(),
    })),
    nextCursor,
  }
}

const activeOffersOfProduct = and(
  sql`${offers.platformId} = ${tenant}`,
  eq(offers.productId, products.id),
  eq(offers.status, 'ACTIVE'),
  gt(offers.priceCents, 0),
)
const priceFromCents = sql<
  number | null
>`(select min(${offers.priceCents}) from ${offers} where ${activeOffersOfProduct})`.mapWith(Number)
