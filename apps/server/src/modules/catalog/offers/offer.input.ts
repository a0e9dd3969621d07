import { allowedSitesMax, siteOrigin } from '@balcao/domain/checkout/allowed-sites'
import {
  chargesLeast,
  chargesMost,
  firstChargeBy,
  pixDiscountMax,
  trialDaysMax,
  trialDaysMin,
  withoutTrial,
} from '@balcao/domain/money/subscription-price'
import { recurrences } from '@balcao/domain/options/recurrences'
import { billetDaysRange, pixMinutesRange } from '@balcao/domain/payments/time-to-pay'
import { problem } from '@balcao/domain/texts/input-problems'
import { checkoutTemplates, offerTypes } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { amountMax, offerShippingShape, refuseShipping } from '#modules/catalog/settings/settings.input.ts'

/** The lowest price of an offer. */
export const priceMin = 100
const price = z
  .int(problem('required'))
  .min(priceMin, problem('too_small'))
  .max(amountMax, problem('too_large'))

/** Sites whose pages may show this checkout. A change without the field keeps them. */
const allowedSites = z
  .array(z.string().max(300))
  .overwrite((lines) => lines.filter((line) => line.trim() !== ''))
  .refine((sites) => sites.every((site) => siteOrigin(site) !== null), problem('not_a_url'))
  .max(allowedSitesMax, problem('too_many', allowedSitesMax))
  // A typed site is stored as its origin.
  .overwrite((sites) => [...new Set(sites.map((site) => siteOrigin(site) ?? site))])
  .optional()

const within = ({ min, max }: { min: number; max: number }) =>
  z.int().min(min, problem('too_small')).max(max, problem('too_large')).nullable()

export const offerIdInput = z.strictObject({ offerId: z.uuid() })

/** Terms added after the first version of the API: a program that does not send them must not reset them. */
const terms = {
  /** Days of a trial before the first whole period, which costs the regular price; null for none. */
  trialDays: z
    .int(problem('required'))
    .min(trialDaysMin, problem('too_small'))
    .max(trialDaysMax, problem('too_large'))
    .nullable(),
  /** Price of the trial. */
  trialPriceCents: z
    .int(problem('required'))
    .min(0, problem('too_small'))
    .max(amountMax, problem('too_large')),
  /** Charged once, with the first charge. */
  setupFeeCents: z.int(problem('required')).min(0, problem('too_small')).max(amountMax, problem('too_large')),
  /** Charges after which a subscription is complete; null for no end. */
  chargesMax: z
    .int(problem('required'))
    .min(chargesLeast, problem('too_small'))
    .max(chargesMost, problem('too_large'))
    .nullable(),
  /** Whether the buyer keeps the product after the last charge. */
  isKeptAfterLast: z.boolean(),
  /** Whether subscribers of the product's other offers may change to this one by themselves. */
  isOpenToSubscribers: z.boolean(),
  /** Whether the buyer of a digital product may give the purchase to another person. */
  allowsGift: z.boolean(),
  /** Part of the first charge that a buyer saves by paying with Pix. */
  pixDiscountBasisPoints: z
    .int(problem('required'))
    .min(0, problem('too_small'))
    .max(pixDiscountMax, problem('too_large')),
  /** Minutes for which a code can be paid, limited by the platform's; null for the platform's. */
  pixMinutes: within(pixMinutesRange),
  billetDays: within(billetDaysRange),
}

/** Terms of a new offer, with defaults for the missing ones. */
const newTerms = {
  trialDays: terms.trialDays.default(null),
  trialPriceCents: terms.trialPriceCents.default(0),
  setupFeeCents: terms.setupFeeCents.default(0),
  chargesMax: terms.chargesMax.default(null),
  isKeptAfterLast: terms.isKeptAfterLast.default(true),
  isOpenToSubscribers: terms.isOpenToSubscribers.default(false),
  allowsGift: terms.allowsGift.default(true),
  pixDiscountBasisPoints: terms.pixDiscountBasisPoints.default(0),
  pixMinutes: terms.pixMinutes.default(null),
  billetDays: terms.billetDays.default(null),
}

/** Terms of a change; a missing one stays as it is. */
const changedTerms = {
  trialDays: terms.trialDays.exactOptional(),
  trialPriceCents: terms.trialPriceCents.exactOptional(),
  setupFeeCents: terms.setupFeeCents.exactOptional(),
  chargesMax: terms.chargesMax.exactOptional(),
  isKeptAfterLast: terms.isKeptAfterLast.exactOptional(),
  isOpenToSubscribers: terms.isOpenToSubscribers.exactOptional(),
  allowsGift: terms.allowsGift.exactOptional(),
  pixDiscountBasisPoints: terms.pixDiscountBasisPoints.exactOptional(),
  pixMinutes: terms.pixMinutes.exactOptional(),
  billetDays: terms.billetDays.exactOptional(),
}

const facts = {
  title: z.string().trim().min(2, problem('too_short')).max(120, problem('too_long')),
  type: z.enum(offerTypes, problem('required')),
  priceCents: price,
  /** Price of each further cycle; null for the price of the first. */
  recurrencePriceCents: price.nullable(),
  frequencyInDays: z.literal(recurrences, problem('required')).nullable(),
  template: z.enum(checkoutTemplates, problem('required')),
  pixEnabled: z.boolean(),
  creditCardEnabled: z.boolean(),
  billetEnabled: z.boolean(),
  allowedSites,
}

type Charging = Pick<z.output<z.ZodObject<typeof facts>>, 'type' | 'priceCents' | 'frequencyInDays'> &
  Pick<
    z.output<z.ZodObject<typeof terms>>,
    'trialDays' | 'trialPriceCents' | 'setupFeeCents' | 'pixDiscountBasisPoints'
  >

/** Fields that make an offer impossible to charge. */
export function chargeProblems(offer: Charging) {
  const isOnce = offer.type === 'ONE_TIME'
  const { trialDays, trialPriceCents, pixDiscountBasisPoints } = offer
  const charged = isOnce ? { ...withoutTrial(offer), setupFeeCents: 0 } : offer
  const without = !isOnce && offer.frequencyInDays === null
  const cheapTrial = !isOnce && trialDays !== null && trialPriceCents < priceMin
  const cheapPix = pixDiscountBasisPoints > 0 && firstChargeBy(charged, 'PIX') < priceMin
  return [
    ...(without ? [{ field: 'frequencyInDays', code: 'required' } as const] : []),
    ...(cheapTrial ? [{ field: 'trialPriceCents', code: 'too_small' } as const] : []),
    ...(cheapPix ? [{ field: 'pixDiscountBasisPoints', code: 'too_large' } as const] : []),
  ]
}

const untold = { trialDays: null, trialPriceCents: 0, setupFeeCents: 0, pixDiscountBasisPoints: 0 }

type Told = Omit<Charging, keyof typeof untold> &
  Partial<Charging> &
  Pick<z.output<z.ZodObject<typeof facts>>, 'pixEnabled' | 'creditCardEnabled' | 'billetEnabled'>

function refuseContradictions(offer: Told, context: z.RefinementCtx): void {
  for (const { field, code } of chargeProblems({ ...untold, ...offer }))
    context.addIssue({ code: 'custom', path: [field], message: problem(code) })
  if (!offer.pixEnabled && !offer.creditCardEnabled && !offer.billetEnabled)
    context.addIssue({ code: 'custom', path: ['pixEnabled'], message: problem('required') })
}

export const newOfferInput = z
  .strictObject({ productId: z.uuid(), ...facts, ...newTerms })
  .superRefine(refuseContradictions)
export type NewOfferInput = z.output<typeof newOfferInput>

/** Form of an offer, with the version that it was filled from (optimistic lock). */
export const offerInput = z
  .strictObject({
    offerId: z.uuid(),
    version: z.int().positive(),
    ...facts,
    ...changedTerms,
    /** A change without these fields keeps the shipping. Ignored for a product that is not shipped. */
    ...offerShippingShape,
  })
  .superRefine(refuseContradictions)
  .superRefine(refuseShipping)
export type OfferInput = z.output<typeof offerInput>
