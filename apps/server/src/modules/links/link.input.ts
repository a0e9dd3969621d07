import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import { isValidPhone } from '@balcao/domain/people/phone'
import { problem } from '@balcao/domain/texts/input-problems'
import { paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { priceMin } from '#modules/catalog/offers/offer.input.ts'
import { amountMax, installmentCount } from '#modules/catalog/settings/settings.input.ts'

export const quantityMax = 100

/** Data of the buyer, as far as the seller knows it. The buyer types the rest. */
const buyer = z.strictObject({
  name: z.string().trim().max(30, problem('too_long')),
  email: z
    .string()
    .max(254, problem('too_long'))
    .transform(normalizeEmail)
    .refine((email) => email === '' || isValidEmail(email), problem('not_an_email')),
  phone: z
    .string()
    .trim()
    .refine((phone) => phone === '' || isValidPhone(phone), problem('invalid')),
})

export const newLinkInput = z.strictObject({
  offerId: z.uuid(problem('required')),
  title: z.string().trim().max(120, problem('too_long')),
  /** Price of one piece; null for the offer's price. */
  priceCents: z
    .int(problem('invalid'))
    .min(priceMin, problem('too_small'))
    .max(amountMax, problem('too_large'))
    .nullable(),
  quantity: z.int(problem('required')).min(1, problem('too_small')).max(quantityMax, problem('too_large')),
  methods: z
    .array(z.enum(paymentMethods))
    .min(1, problem('required'))
    .transform((methods) => [...new Set(methods)]),
  /** Null for the offer's own limit. */
  installmentsMax: installmentCount.nullable(),
  isOneUse: z.boolean(),
  expiresAt: z.iso.datetime(problem('invalid')).nullable(),
  buyer,
})
export type NewLinkInput = z.output<typeof newLinkInput>

export const linkIdInput = z.strictObject({ linkId: z.uuid() })
export type LinkIdInput = z.output<typeof linkIdInput>
