import { and, eq, gte, or } from 'drizzle-orm'
import { productContents } from '#db/schema/access.ts'
import { deliveryOptions, offers } from '#db/schema/catalog.ts'
import { courseLessons } from '#db/schema/courses.ts'
import type { Product } from '#modules/catalog/lock-own-product.ts'
import { priceMin } from '#modules/catalog/offers/offer.input.ts'
import type { Scope } from '#scope.ts'
import { descriptionMin } from './review.input.ts'

export type MissingPart = 'description' | 'price' | 'content' | 'shipping'

/** Data that a product needs for a review and lacks. */
export async function listMissing(
  { tx }: Scope,
  { id, type, description, deliveryNote }: Pick<Product, 'id' | 'type' | 'description' | 'deliveryNote'>,
): Promise<MissingPart[]> {
  const [priced, sent, given, taught] = await Promise.all([
    tx
      .select({ fretePriceCents: offers.fretePriceCents })
      .from(offers)
      .where(and(eq(offers.productId, id), eq(offers.status, 'ACTIVE'), gte(offers.priceCents, priceMin)))
      .limit(1),
    tx
      .select({ id: offers.id })
      .from(offers)
      .leftJoin(deliveryOptions, eq(deliveryOptions.offerId, offers.id))
      .where(
        and(
          eq(offers.productId, id),
          or(gte(offers.fretePriceCents, 0), gte(deliveryOptions.fareAmountCents, 0)),
        ),
      )
      .limit(1),
    tx
      .select({ id: productContents.id })
      .from(productContents)
      .where(eq(productContents.productId, id))
      .limit(1),
    tx
      .select({ id: courseLessons.id })
      .from(courseLessons)
      .where(and(eq(courseLessons.productId, id), eq(courseLessons.isPublished, true)))
      .limit(1),
  ])
  const isDelivered = given.length > 0 || taught.length > 0 || deliveryNote !== null
  const missing: [MissingPart, boolean][] = [
    ['description', description.length < descriptionMin],
    ['price', priced.length === 0],
    ['content', type === 'DIGITAL' && !isDelivered],
    ['shipping', type === 'FISICO' && sent.length === 0],
  ]
  return missing.filter(([, isMissing]) => isMissing).map(([part]) => part)
}
