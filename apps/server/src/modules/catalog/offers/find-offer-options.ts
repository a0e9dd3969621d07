import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { forSale } from '#modules/catalog/for-sale.ts'
import type { Caller } from '#rpc/caller.ts'

const optionsMax = 20

export const offerOptionsInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  ids: z.array(z.uuid()).max(optionsMax).optional(),
  includesSubscriptions: z.boolean().default(false),
})

/**
 * A few of the seller's offers that sell, by default one-time ones: the first by name that contain the typed
 * text, or exactly the given ids.
 */
export async function findOfferOptions(
  { tx, session }: Caller,
  { search, ids, includesSubscriptions }: z.output<typeof offerOptionsInput>,
) {
  const pattern = search ? containing(search) : undefined
  const rows = await tx
    .select({
      id: offers.id,
      title: offers.title,
      productName: products.name,
      priceCents: offers.priceCents,
      currency: products.currency,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(
      and(
        eq(products.sellerId, session.userId),
        forSale(),
        eq(offers.status, 'ACTIVE'),
        includesSubscriptions ? undefined : eq(offers.type, 'ONE_TIME'),
        ids && inArray(offers.id, ids),
        pattern ? or(ilike(offers.title, pattern), ilike(products.name, pattern)) : undefined,
      ),
    )
    .orderBy(asc(products.name), asc(offers.title), asc(offers.id))
    .limit(optionsMax)
  return rows.map(({ title, productName, ...offer }) => ({ ...offer, name: `${productName} · ${title}` }))
}
