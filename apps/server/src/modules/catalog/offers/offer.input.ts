import { allowedSitesMax, siteOrigin } from '@balcao/domain/allowed-sites'
import { problem } from '@balcao/domain/input-problems'
import { recurrences } from '@balcao/domain/options/recurrences'
import { checkoutTemplates, offerTypes } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { amountMax, offerShippingShape, refuseShipping } from '#modules/catalog/settings/settings.input.ts'

/** The lowest price of an offer. */
export const priceMin = 100
const price = z
  .int(problem('required'))
  .min(priceMin, problem('too_small'))
  .max(amountMax, problem('too_large'))

/** Sites whose pages may show this checkout. Left out of a change, they stay. */
const allowedSites = z
  .array(z.string().max(300))
  .overwrite((lines) => lines.filter((line) => line.trim() !== ''))
  .refine((sites) => sites.every((site) => siteOrigin(site) !== null), problem('not_a_url'))
  .max(allowedSitesMax, problem('too_many', allowedSitesMax))
  // A site as typed becomes its origin.
  .overwrite((sites) => [...new Set(sites.map((site) => siteOrigin(site) ?? site))])
  .optional()

export const offerIdInput = z.strictObject({ offerId: z.uuid() })

const facts = {
  title: z.string().trim().min(2, problem('too_short')).max(120, problem('too_long')),
  type: z.enum(offerTypes, problem('required')),
  priceCents: price,
  /** Price of each further cycle; null for the same as the first. */
  recurrencePriceCents: price.nullable(),
  frequencyInDays: z.literal(recurrences, problem('required')).nullable(),
  template: z.enum(checkoutTemplates, problem('required')),
  pixEnabled: z.boolean(),
  creditCardEnabled: z.boolean(),
  billetEnabled: z.boolean(),
  allowedSites,
}

type Facts = Pick<
  z.output<z.ZodObject<typeof facts>>,
  'type' | 'frequencyInDays' | 'pixEnabled' | 'creditCardEnabled' | 'billetEnabled'
>

function refuseContradictions(offer: Facts, context: z.RefinementCtx): void {
  const refuse = (path: string) =>
    context.addIssue({ code: 'custom', path: [path], message: problem('required') })
  if (offer.type === 'SUBSCRIPTION' && offer.frequencyInDays === null) refuse('frequencyInDays')
  if (!offer.pixEnabled && !offer.creditCardEnabled && !offer.billetEnabled) refuse('pixEnabled')
}

export const newOfferInput = z
  .strictObject({ productId: z.uuid(), ...facts })
  .superRefine(refuseContradictions)
export type NewOfferInput = z.output<typeof newOfferInput>

/** Form of an offer, with the version that it was filled from (optimistic lock). */
export const offerInput = z
  .strictObject({
    offerId: z.uuid(),
    version: z.int().positive(),
    ...facts,
    /** Missing: the shipping stays. A product that is not shipped has none. */
    ...offerShippingShape,
  })
  .superRefine(refuseContradictions)
  .superRefine(refuseShipping)
export type OfferInput = z.output<typeof offerInput>
