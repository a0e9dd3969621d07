import { isValidCardNumber } from '@balcao/domain/cards/card'
import { normalizeCouponCode } from '@balcao/domain/money/coupons'
import { paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { utmQuery } from '#modules/carts/utm-query.ts'

const shortText = z.string().trim().max(200)
const digitsOnly = z
  .string()
  .max(40)
  .transform((value) => value.replace(/\D/g, ''))

const isCardNumber = (token: string) => /^[\d .-]+$/.test(token) && isValidCardNumber(token)

/** The purchase call of the checkout. Amounts in it are hints; the server computes its own. */
export const purchaseInput = z.object({
  /**
   * Idempotency key made by the browser before it submits and kept over a reload: one intent, one charge. Not
   * in the specification, so a caller may leave it out.
   */
  purchaseId: z.uuid().optional(),
  offerId: z.uuid(),
  /** Code of the payment link that the buyer follows: it sets the price. */
  paymentLink: z.string().max(40).optional(),
  /** Code of a coupon. Not in the specification, so a caller may leave it out. */
  coupon: z.string().max(60).transform(normalizeCouponCode).optional(),
  /** The buyer has had a trial of this product and subscribes without one. */
  withoutTrial: z.boolean().default(false),
  /** The buyer lets their bank pay the renewals by Pix. Not in the specification, so a caller may leave it out. */
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
      /**
       * Sealed or made in the card frame. A card's number is never accepted here: it would be readable in the
       * tenant's page.
       */
      token: z
        .string()
        .min(1)
        .max(8000)
        .refine((token) => !isCardNumber(token)),
      installments: z.int().min(1).max(12).default(1),
      creditCardId: z.uuid().optional(),
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
   * The CEP could not be looked up, and the address was typed by hand. Not in the specification, so a caller
   * may leave it out.
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
  referer: z.string().max(2000).optional(),
  utmQuery,
  fingerPrints: z
    .array(z.object({ provider: shortText, sessionId: shortText }))
    .max(5)
    .default([]),
})
/** Input with its idempotency key, which every purchase has once it is processed. */
export type PurchaseInput = z.output<typeof purchaseInput> & { purchaseId: string }
