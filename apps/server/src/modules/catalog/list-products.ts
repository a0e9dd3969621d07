import { and, desc, eq, ilike, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { containing } from '../../db/containing.ts'
import { offers, products } from '../../db/schema/catalog.ts'
import { decodeCursor, encodeCursor } from '../../kit/cursor.ts'
import type { Caller } from '../../rpc/caller.ts'
import type { productListInput } from './product.input.ts'

/** The seller's own products, newest first. */
export async function listProducts(
  { app, tx, platformId, session }: Caller,
  { search, status, cursor, limit }: z.output<typeof productListInput>,
) {
  const after = cursor === undefined ? undefined : decodeCursor(cursor)
  const rows = await tx
    .select({
      id: products.id,
      name: products.name,
      imageKey: products.imageKey,
      type: products.type,
      status: products.status,
      currency: products.currency,
      createdAt: products.createdAt,
      priceFromCents: sql<
        number | null
      >`(select min(${offers.priceCents}) from ${offers} where ${activeOffersOfProduct})`.mapWith(Number),
    })
    .from(products)
    .where(
      and(
        eq(products.platformId, platformId),
        eq(products.sellerId, session.userId),
        status && eq(products.status, status),
        search ? ilike(products.name, containing(search)) : undefined,
        after && sql`(${products.createdAt}, ${products.id}) < (${after.at}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page.map(({ imageKey, createdAt, ...row }) => ({
      ...row,
      imageUrl: imageKey === null ? null : app.store.publicUrl(imageKey),
      createdAt: createdAt.toISOString(),
    })),
    nextCursor:
      rows.length > limit && last ? encodeCursor({ at: last.createdAt.toISOString(), id: last.id }) : null,
  }
}

const activeOffersOfProduct = and(
  eq(offers.platformId, products.platformId),
  eq(offers.productId, products.id),
  eq(offers.status, 'ACTIVE'),
)
