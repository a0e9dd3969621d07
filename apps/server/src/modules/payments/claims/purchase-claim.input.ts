import { isCalendarDay } from '@balcao/domain/calendar'
import { statementDescriptor } from '@balcao/domain/payments/statement-descriptor'
import { isValidDocument, onlyDocumentCharacters } from '@balcao/domain/people/document'
import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/** Shorter names would match too many products. */
const descriptorMin = 4

/** The part before a star on a statement names the acquirer and is dropped. */
export const descriptorInput = z
  .string()
  .max(60)
  .transform((text) => statementDescriptor(text.slice(text.lastIndexOf('*') + 1)).toUpperCase())
  .refine((text) => text.length >= descriptorMin, problem('too_short', descriptorMin))

/** A charge as a statement shows it. */
export const statementLine = {
  descriptor: descriptorInput,
  day: z.string().refine(isCalendarDay, problem('invalid')),
  amountCents: z.int(problem('required')).min(1, problem('required')).max(100_000_000, problem('too_large')),
}

export const documentInput = z
  .string()
  .max(30)
  .refine(isValidDocument, 'errorInvalidCpf')
  .transform(onlyDocumentCharacters)

export const emailInput = z
  .string()
  .max(254)
  .transform(normalizeEmail)
  .refine(isValidEmail, problem('invalid'))

/** A described purchase: by its code, by its buyer, or by a line of a statement. */
export const purchaseClaimInput = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('ORDER'),
    orderCode: z
      .string()
      .max(40)
      .transform((text) => text.toUpperCase().replace(/[^0-9A-Z]/g, ''))
      .refine((text) => text.length >= 6, problem('invalid')),
  }),
  z.strictObject({
    by: z.literal('PERSON'),
    email: emailInput,
    document: documentInput,
  }),
  z.strictObject({ by: z.literal('CHARGE'), ...statementLine }),
])
export type PurchaseClaim = z.output<typeof purchaseClaimInput>
