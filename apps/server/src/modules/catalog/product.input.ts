import { isValidEmail, normalizeEmail } from '@balcao/domain/email'
import { type CategoryId, categories } from '@balcao/domain/options/categories'
import { guaranteePeriods } from '@balcao/domain/options/guarantee-periods'
import { isValidPhone } from '@balcao/domain/phone'
import { isSafeExternalUrl } from '@balcao/domain/safe-url'
import { z } from 'zod'

export const productStatuses = ['DRAFT', 'APPROVED', 'PAUSED'] as const

export const productIdInput = z.strictObject({ productId: z.uuid() })

const categoryIds = categories.map(({ id }) => id) as [CategoryId, ...CategoryId[]]

/** A field that may stay empty: an empty text is stored as nothing. */
const optionalText = (isValid: (value: string) => boolean, complaint: string, lengthMax: number) =>
  z
    .string()
    .trim()
    .max(lengthMax, complaint)
    .refine((value) => value === '' || isValid(value), complaint)
    .nullable()
    .transform((value) => value || null)

/** The tab General of a product, with the version of the product that the form was filled from. */
export const productInput = z.strictObject({
  productId: z.uuid(),
  version: z.int().positive(),
  name: z.string().trim().min(3, 'errorRequired').max(120, 'input_invalid'),
  description: z.string().trim().max(5_000, 'input_invalid'),
  imageKey: z.string().max(200).nullable(),
  category: z.enum(categoryIds, 'errorRequired'),
  guaranteeDays: z.literal(guaranteePeriods, 'errorRequired'),
  supportEmail: optionalText(isValidEmail, 'input_invalid', 254).transform(
    (email) => email && normalizeEmail(email),
  ),
  supportPhone: optionalText(isValidPhone, 'errorInvalidPhone', 30),
  salesPageUrl: optionalText(isSafeExternalUrl, 'url_refused', 2_048),
})
export type ProductInput = z.output<typeof productInput>
