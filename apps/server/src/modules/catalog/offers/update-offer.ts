import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, lte } from 'drizzle-orm'
import { offers, orderBumps, products } from '#db/schema/catalog.ts'
import { replaceOfferDeliveries } from '#modules/catalog/settings/replace-deliveries.ts'
import type { Caller } from '#rpc/caller.ts'
import { recurrenceOf } from './add-offer.ts'
import { getOffer } from './get-offer.ts'
import { isOfferBound } from './is-offer-bound.ts'
import { lockOffer } from './lock-offer.ts'
import { chargeProblems, type OfferInput } from './offer.input.ts'

/** Changes an offer for future buyers. The way it charges is fixed once it was bought or is a bump. */
export async function updateOffer(
  caller: Caller,
  { offerId, version, shipping, fretePriceCents = null, deliveryOptions = [], ...facts }: OfferInput,
) {
  const { tx } = caller
  const offer = await lockOffer(caller, offerId)
  if (offer.version !== version) throw new AppError('record_changed')
  const whole = { ...offer, ...facts }
  const [problem] = chargeProblems(whole)
  if (problem) throw new AppError('input_invalid', { field: problem.field })
  const recurrence = recurrenceOf(whole)
  const charges = facts.type !== offer.type || recurrence.frequencyInDays !== offer.frequencyInDays
  if (charges && (await isOfferBound(caller, offerId))) throw new AppError('offer_bound', { field: 'type' })
  const [product] = await tx
    .select({ type: products.type })
    .from(products)
    .where(eq(products.id, offer.productId))
  const isSent = shipping !== undefined && product?.type === 'FISICO'
  if (isSent)
    await replaceOfferDeliveries(caller, {
      offerId,
      deliveries: shipping === 'OPTIONS' ? deliveryOptions : [],
    })
  await tx
    .update(offers)
    .set({
      ...facts,
      ...recurrence,
      ...(isSent && { fretePriceCents: shipping === 'FIXED' ? fretePriceCents : null }),
      version: version + 1,
    })
    .where(eq(offers.id, offerId))
  // Removes a reference price that is not above the price, because it would be false.
  await tx
    .update(orderBumps)
    .set({ fakePriceCents: null })
    .where(and(eq(orderBumps.offerId, offerId), lte(orderBumps.fakePriceCents, facts.priceCents)))
  return getOffer(caller, { offerId })
}
