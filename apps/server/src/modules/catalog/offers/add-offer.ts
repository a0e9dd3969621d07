import { plainBuilder } from '@balcao/domain/checkout/plain-builder'
import { offers } from '#db/schema/catalog.ts'
import { invariant } from '#kit/invariant.ts'
import { readSharedSettings } from '#modules/catalog/settings/read-shared-settings.ts'
import { addDeliveries } from '#modules/catalog/settings/replace-deliveries.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'
import type { Offer } from './lock-offer.ts'
import type { NewOfferInput } from './offer.input.ts'

type Facts = Omit<NewOfferInput, 'productId'>
type Dressed = Pick<Offer, 'builder' | 'status'>

/**
 * Stores a new offer of a product, with the shared settings of its offers. Without a design it gets the
 * platform's colour.
 */
export async function addOffer(
  scope: Scope,
  { productId, builder, status = 'ACTIVE', ...facts }: Facts & Partial<Dressed> & { productId: string },
): Promise<string> {
  const { settings, deliveries } = await readSharedSettings(scope, productId)
  const [made] = await scope.tx
    .insert(offers)
    .values({
      platformId: scope.platformId,
      productId,
      ...settings,
      ...facts,
      ...recurrenceOf(facts),
      builder: builder ?? { ...plainBuilder, colorPrimary: (await getPlatform(scope)).brandColor },
      version: 1,
      status,
      createdAt: scope.now,
    })
    .returning({ id: offers.id })
  invariant(made, 'a row that was just written comes back')
  await addDeliveries(scope, { offerId: made.id, deliveries })
  return made.id
}

type Recurring = Pick<
  Facts,
  | 'type'
  | 'priceCents'
  | 'recurrencePriceCents'
  | 'trialDays'
  | 'trialPriceCents'
  | 'setupFeeCents'
  | 'chargesMax'
  | 'isKeptAfterLast'
  | 'isOpenToSubscribers'
> & { frequencyInDays: number | null }

/** Recurring terms of an offer, cleared for a one-time price. */
export function recurrenceOf({
  type,
  priceCents,
  recurrencePriceCents,
  frequencyInDays,
  trialDays,
  trialPriceCents,
  setupFeeCents,
  chargesMax,
  isKeptAfterLast,
  isOpenToSubscribers,
}: Recurring) {
  if (type === 'ONE_TIME')
    return {
      recurrencePriceCents: null,
      frequencyInDays: null,
      trialDays: null,
      trialPriceCents: 0,
      setupFeeCents: 0,
      chargesMax: null,
      isKeptAfterLast: true,
      isOpenToSubscribers: false,
    }
  return {
    // A trial replaces the introductory price.
    recurrencePriceCents: trialDays === null ? (recurrencePriceCents ?? priceCents) : priceCents,
    frequencyInDays,
    trialDays,
    trialPriceCents: trialDays === null ? 0 : trialPriceCents,
    setupFeeCents,
    chargesMax,
    isKeptAfterLast,
    isOpenToSubscribers,
  }
}
