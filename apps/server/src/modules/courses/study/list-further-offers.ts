import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { forSale } from '#modules/catalog/for-sale.ts'
import { previewImageKey } from '#modules/catalog/preview-image-key.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'

const shownMax = 6

/** Other products of sellers from whom the caller already has a product, and of no other seller. */
export async function listFurtherOffers(caller: Caller) {
  const { app, tx, session } = caller
  const own = await tx
    .selectDistinct({ productId: products.id, sellerId: products.sellerId })
    .from(accessGrants)
    .innerJoin(products, eq(products.id, accessGrants.productId))
    .where(eq(accessGrants.customerId, session.userId))
  if (own.length === 0) return []
  const further = await tx
    .select({
      productId: products.id,
      productName: products.name,
      imageKey: previewImageKey,
      sellerName: users.name,
    })
    .from(products)
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(
      and(
        inArray(
          products.sellerId,
          own.map(({ sellerId }) => sellerId),
        ),
        notInArray(
          products.id,
          own.map(({ productId }) => productId),
        ),
        forSale(),
      ),
    )
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(shownMax)
  const offerOf = await readFirstOffers(
    caller,
    further.map(({ productId }) => productId),
  )
  return further.flatMap(({ imageKey, ...product }) => {
    const offer = offerOf.get(product.productId)
    if (!offer) return []
    const { offerId, priceCents, currency } = offer
    const imageUrl = imageKey === null ? null : app.store.publicUrl(imageKey)
    return [{ ...product, offerId, priceCents, currency, imageUrl }]
  })
}

/** The first offer of each product, if it is active: later ones may be meant for certain buyers only. */
async function readFirstOffers({ tx }: Scope, productIds: readonly string[]) {
  if (productIds.length === 0) return new Map()
  const rows = await tx
    .selectDistinctOn([offers.productId], {
      productId: offers.productId,
      offerId: offers.id,
      priceCents: offers.priceCents,
      currency: products.currency,
      status: offers.status,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(inArray(offers.productId, [...productIds]))
    .orderBy(asc(offers.productId), asc(offers.createdAt), asc(offers.id))
  return new Map(rows.filter(({ status }) => status === 'ACTIVE').map((row) => [row.productId, row]))
}
