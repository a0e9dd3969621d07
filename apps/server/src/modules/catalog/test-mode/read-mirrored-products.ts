import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { forSale } from '#modules/catalog/for-sale.ts'
import { termsOf } from '#modules/catalog/offers/offer-terms.ts'
import { offerSettingsOf } from '#modules/catalog/settings/usual-offer-settings.ts'
import type { Scope } from '#scope.ts'

const productsMax = 20
const offersMax = 100

export type MirroredProduct = Awaited<ReturnType<typeof readMirroredProducts>>[number]

/**
 * A seller's products for a new test mode: names, prices and terms. Contents, and pages and notes that lead to
 * contents, are left out, because a test purchase costs nothing.
 */
export async function readMirroredProducts({ tx }: Scope, sellerId: string) {
  const found = await tx
    .select({
      id: products.id,
      name: products.name,
      description: products.description,
      type: products.type,
      category: products.category,
      ageRating: products.ageRating,
      guaranteeDays: products.guaranteeDays,
      language: products.language,
      currency: products.currency,
      supportEmail: products.supportEmail,
      supportPhone: products.supportPhone,
      softDescriptor: products.softDescriptor,
    })
    .from(products)
    .where(and(eq(products.sellerId, sellerId), forSale()))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(productsMax)
  if (found.length === 0) return []
  const rows = await tx
    .select()
    .from(offers)
    .where(
      and(
        inArray(
          offers.productId,
          found.map(({ id }) => id),
        ),
        eq(offers.status, 'ACTIVE'),
      ),
    )
    .orderBy(asc(offers.createdAt), asc(offers.id))
    .limit(offersMax)
  return found
    .map(({ id, ...product }) => ({
      product,
      plans: rows
        .filter(({ productId }) => productId === id)
        .map((offer) => {
          const { title, type, priceCents, recurrencePriceCents, frequencyInDays, template } = offer
          const facts = { title, type, priceCents, recurrencePriceCents, frequencyInDays, template }
          return { ...facts, ...termsOf(offer), ...offerSettingsOf(offer) }
        }),
    }))
    .filter((mirrored) => mirrored.plans.length > 0)
    .reverse()
}
