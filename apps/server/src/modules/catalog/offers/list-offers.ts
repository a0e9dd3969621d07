import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, ilike } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { offers, products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'
import { offerColumns } from './offer-columns.ts'

const offerOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [offers.createdAt, offers.id] },
  usual: { by: 'createdAt', direction: 'asc' },
}

export const offerListInput = z.strictObject({
  productId: z.uuid(),
  search: z.string().trim().max(100).optional(),
  status: z.enum(['ACTIVE', 'PAUSED']).optional(),
  ...pageInput(offerOrders),
})

/** A page of the offers of the caller's own product, by default the oldest first. */
export async function listOffers(
  { tx, session }: Caller,
  { productId, search, status, ...page }: z.output<typeof offerListInput>,
) {
  const [product] = await tx
    .select({ currency: products.currency })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.sellerId, session.userId)))
  if (!product) throw new AppError('product_not_found')
  const { rows, nextCursor } = await pageOf(offerOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        ...offerColumns,
        createdAt: offers.createdAt,
        place,
      })
      .from(offers)
      .where(
        and(
          eq(offers.productId, productId),
          status && eq(offers.status, status),
          search ? ilike(offers.title, containing(search)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map((row) => ({ ...row, currency: product.currency, createdAt: row.createdAt.toISOString() })),
    nextCursor,
  }
}
