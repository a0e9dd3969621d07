import { eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { sellerProfiles } from '#db/schema/sellers.ts'
import { invariant } from '#kit/invariant.ts'
import type { Reader } from '#rpc/caller.ts'
import { addOffer } from './offers/add-offer.ts'
import { usualTerms } from './offers/offer-terms.ts'
import type { NewProductInput } from './product.input.ts'
import { usualOfferSettings } from './settings/usual-offer-settings.ts'

/**
 * Creates a draft product with its first offer, in the category of the seller's registration. Missing data,
 * such as a price, is required before the review.
 */
export async function createProduct(
  seller: Reader,
  {
    type,
    name,
    offerTitle,
    description = '',
    priceCents = 0,
  }: NewProductInput & { description?: string; priceCents?: number },
): Promise<{ productId: string; offerId: string }> {
  const { tx, platformId, now, session } = seller
  const [profile] = await tx
    .select({ soldCategory: sellerProfiles.soldCategory })
    .from(sellerProfiles)
    .where(eq(sellerProfiles.userId, session.userId))
  const [product] = await tx
    .insert(products)
    .values({
      platformId,
      sellerId: session.userId,
      name,
      description,
      type,
      status: 'DRAFT',
      category: profile?.soldCategory ?? 'outros',
      guaranteeDays: 7,
      language: 'PT_BR',
      currency: 'BRL',
      createdAt: now,
    })
    .returning({ id: products.id })
  invariant(product, 'a row that was just written comes back')
  const { pixEnabled, creditCardEnabled, billetEnabled } = usualOfferSettings
  const offerId = await addOffer(seller, {
    productId: product.id,
    title: offerTitle,
    type: 'ONE_TIME',
    priceCents,
    recurrencePriceCents: null,
    frequencyInDays: null,
    ...usualTerms,
    template: type === 'FISICO' ? 'DROPSHIPPING' : 'DEFAULT',
    pixEnabled,
    creditCardEnabled,
    billetEnabled,
  })
  return { productId: product.id, offerId }
}
