import { ageRatings } from '@balcao/domain/delivery/age-ratings'
import { type CategoryId, categories } from '@balcao/domain/options/categories'
import { guaranteePeriods } from '@balcao/domain/options/guarantee-periods'
import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import { isValidPhone } from '@balcao/domain/people/phone'
import { type ProblemCode, problem } from '@balcao/domain/texts/input-problems'
import { isSafeExternalUrl } from '@balcao/domain/texts/safe-url'
import { productTypes } from '@balcao/domain/vocabulary'
import { z } from 'zod'

export const productIdInput = z.strictObject({ productId: z.uuid() })

const categoryIds = categories.map(({ id }) => id) as [CategoryId, ...CategoryId[]]

/** An optional field; an empty text is stored as null. */
const optionalText = (isValid: (value: string) => boolean, complaint: ProblemCode, lengthMax: number) =>
  z
    .string()
    .trim()
    .max(lengthMax, problem(complaint))
    .refine((value) => value === '' || isValid(value), problem(complaint))
    .nullable()
    .transform((value) => value || null)

/** The tab General of a product, with the version that the form was filled from (optimistic lock). */
export const productInput = z.strictObject({
  productId: z.uuid(),
  version: z.int().positive(),
  name: z.string().trim().min(3, problem('too_short')).max(120, problem('too_long')),
  description: z.string().trim().max(5_000, problem('too_long')),
  imageKey: z.string().max(200).nullable(),
  category: z.enum(categoryIds, problem('required')),
  /** Classificação indicativa; null for none. A change without the field keeps it. */
  ageRating: z.enum(ageRatings).nullable().exactOptional(),
  guaranteeDays: z.literal(guaranteePeriods, problem('required')),
  supportEmail: optionalText(isValidEmail, 'not_an_email', 254).transform(
    (email) => email && normalizeEmail(email),
  ),
  supportPhone: optionalText(isValidPhone, 'errorInvalidPhone', 30),
  salesPageUrl: optionalText(isSafeExternalUrl, 'url_refused', 2_048),
})
export type ProductInput = z.output<typeof productInput>

export const newProductInput = z.strictObject({
  type: z.enum(productTypes, problem('required')),
  name: z.string().trim().min(3, problem('too_short')).max(120, problem('too_long')),
  offerTitle: z.string().trim().min(2).max(120),
})
export type NewProductInput = z.output<typeof newProductInput>
