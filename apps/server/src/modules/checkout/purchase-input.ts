import { isValidCardNumber } from '@balcao/domain/cards/card'
import { adVendors } from '@balcao/domain/checkout/ad-consent'
import { normalizeCouponCode } from '@balcao/domain/money/coupons'
import { paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { giftInput } from '#modules/access/gifts/gift.input.ts'
import { utmQuery } from '#modules/carts/utm-query.ts'

const shortText = z.string().trim().max(200)
const digitsOnly = z
  .string()
  .max(40)
  .transform((value) => value.replace(/\D/g, ''))

const isCardNumber = (token: string) => /^[\d .-]+$/.test(token) && isValidCardNumber(token)

/**
 * Sealed card or token from the card frame. A card's number is never accepted here, because the tenant's page could read
 * it.
 */
const cardToken = z
  .string()
  .min(1)
  .max(8000)
  .refine((token) => !isCardNumber(token))

/** Input of a purchase. Amounts in it are hints; the server computes its own. */
export const purchaseInput = z.object({
  /**
   * Idempotency key that the browser makes before it submits and keeps over a reload: one intent, one charge.
   * Not in the specification, so a caller may leave it out.
   */
  purchaseId: z.uuid().optional(),
  offerId: z.uuid(),
  /** Code of the payment link that the buyer followed; it sets the price. */
  paymentLink: z.string().max(40).optional(),
  /** Code of a coupon. Not in the specification, so a caller may leave it out. */
  coupon: z.string().max(60).transform(normalizeCouponCode).optional(),
  /** The buyer had a trial of this product before and subscribes without one. */
  withoutTrial: z.boolean().default(false),
  /**
   * The buyer authorises Pix Automático for the renewals. Not in the specification, so a caller may leave it
   * out.
   */
  automaticPix: z.boolean().default(false),
  name: shortText.max(30),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  phone: digitsOnly.default(''),
  cpf: z
    .string()
    .max(40)
    .transform((value) => value.replace(/[^0-9A-Za-z]/g, '').toUpperCase())
    .default(''),
  paymentMethod: z.enum(paymentMethods),
  creditCard: z
    .object({
      token: cardToken,
      installments: z.int().min(1).max(12).default(1),
      creditCardId: z.uuid().optional(),
    })
    .nullable()
    .default(null),
  /** The second of two cards, and its part of the price. The first card pays the rest. Not in the specification, so optional. */
  secondCard: z
    .object({
      token: cardToken,
      installments: z.int().min(1).max(12).default(1),
      /** Part of the price, without interest. */
      priceCents: z.int().positive(),
    })
    .nullable()
    .default(null),
  cep: shortText.default(''),
  street: shortText.default(''),
  number: shortText.default(''),
  complement: shortText.default(''),
  district: shortText.default(''),
  city: shortText.default(''),
  state: shortText.default(''),
  /**
   * True when the CEP could not be looked up, and the address was typed by hand. Not in the specification, so
   * a caller may leave it out.
   */
  isAddressTyped: z.boolean().default(false),
  orderBumpsIds: z.array(z.uuid()).max(20).default([]),
  deliveryOptionId: z.uuid().optional(),
  deliveryFare: z.int().min(0).optional(),
  /**
   * Amount shown on the page, interest included. Not in the specification, so a caller may leave it out: then
   * the current price is charged.
   */
  shownCents: z.int().min(0).optional(),
  affiliateId: z.string().max(100).optional(),
  abandonedCartId: z.uuid().optional(),
  /**
   * The buyer's consent to reports of this purchase to these vendors, with the buyer's data, and the version of the
   * wording that the page showed. `visitId` is the event id of the browser's own report. Not in the specification, so
   * a caller may leave it out.
   */
  adConsent: z
    .object({
      visitId: z.uuid(),
      version: z.string().max(40),
      vendors: z
        .array(z.enum(adVendors))
        .min(1)
        .max(adVendors.length)
        .refine((vendors) => new Set(vendors).size === vendors.length),
    })
    .optional(),
  /** Date of birth, required for a product for adults. Not in the specification, so optional. */
  birthDate: z.string().max(10).optional(),
  /** Recipient of a gift. Not in the specification, so optional. */
  gift: giftInput.optional(),
  referer: z.string().max(2000).optional(),
  utmQuery,
  fingerPrints: z
    .array(z.object({ provider: shortText, sessionId: shortText }))
    .max(5)
    .default([]),
})
/** Input with its idempotency key, which every purchase has once it is processed. */
export type PurchaseInput = z.output<typeof purchaseInput> & { purchaseId: string }
