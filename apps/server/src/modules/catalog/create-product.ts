import { eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { sellerProfiles } from '#db/schema/sellers.ts'
import { invariant } from '#kit/invariant.ts'
import type { Caller } from '#rpc/caller.ts'
import { addOffer } from './offers/add-offer.ts'
import type { NewProductInput } from './product.input.ts'
import { usualOfferSettings } from './settings/usual-offer-settings.ts'

/**
 * Creates a draft product with its first offer, without a price, in the category of the seller's
 * registration. Missing data is asked for before the review.
 */
export async function createProduct(
  caller: Caller,
  { type, name, offerTitle }: NewProductInput,
): Promise<{ productId: string; offerId: string }> {
  const { tx, platformId, now, session } = caller
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
      description: '',
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
  const offerId = await addOffer(caller, {
    productId: product.id,
    title: offerTitle,
    type: 'ONE_TIME',
    priceCents: 0,
    recurrencePriceCents: null,
    frequencyInDays: null,
    template: type === 'FISICO' ? 'DROPSHIPPING' : 'DEFAULT',
    pixEnabled,
    creditCardEnabled,
    billetEnabled,
  })
  return { productId: product.id, offerId }
}
