import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { z } from 'zod'
import { containing } from '#db/containing.ts'
import { offers, products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'
import { canBeBumpOf } from './can-be-bump-of.ts'
import { type bumpOptionsInput, bumpOptionsMax } from './order-bumps.input.ts'

/**
 * A few offers that can be a bump of this product: the first by name that contain the typed text, or exactly
 * the given ids.
 */
export async function findBumpOptions(
  caller: Caller,
  { productId, search, ids }: z.output<typeof bumpOptionsInput>,
) {
  const { app, tx, session } = caller
  const [host] = await tx
    .select({ id: products.id, currency: products.currency, type: products.type })
    .from(products)
    .where(and(eq(products.sellerId, session.userId), eq(products.id, productId)))
  if (!host) throw new AppError('product_not_found')
  const pattern = search ? containing(search) : undefined
  const rows = await tx
    .select({
      id: offers.id,
      name: offers.title,
      productName: products.name,
      imageKey: products.imageKey,
      priceCents: offers.priceCents,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(
      and(
        canBeBumpOf(caller, host),
        ids && inArray(offers.id, ids),
        pattern ? or(ilike(offers.title, pattern), ilike(products.name, pattern)) : undefined,
      ),
    )
    .orderBy(asc(products.name), asc(offers.title), asc(offers.id))
    .limit(bumpOptionsMax)
  return rows.map(({ imageKey, ...row }) => ({
    ...row,
    imageUrl: imageKey === null ? null : app.store.publicUrl(imageKey),
  }))
}
