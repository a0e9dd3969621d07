import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { readDeliveries } from '#modules/catalog/settings/read-shared-settings.ts'
import type { Caller } from '#rpc/caller.ts'
import { isOfferBound } from './is-offer-bound.ts'
import { offerColumns } from './offer-columns.ts'

/** An offer for its own seller's form, with the `version` that the form sends back (optimistic lock). */
export async function getOffer(caller: Caller, { offerId }: { offerId: string }) {
  const { tx, session } = caller
  const [found] = await tx
    .select({
      ...offerColumns,
      productId: offers.productId,
      currency: products.currency,
      fretePriceCents: offers.fretePriceCents,
      allowedSites: offers.allowedSites,
      productType: products.type,
      version: offers.version,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(and(eq(offers.id, offerId), eq(products.sellerId, session.userId)))
  if (!found) throw new AppError('offer_not_found')
  const [isBound, deliveries] = await Promise.all([
    isOfferBound(caller, offerId),
    readDeliveries(caller, offerId),
  ])
  return { ...found, deliveryOptions: deliveries, isBound }
}
