import { isValidDocument, onlyDocumentCharacters } from '@balcao/domain/people/document'
import { isValidPhone, nationalPhoneDigits } from '@balcao/domain/people/phone'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/** Stand-in data for providers, used when the checkout does not ask the buyer. */
export const placeholders = {
  placeholderDocument: z
    .string()
    .refine(isValidDocument, problem('invalid'))
    .transform((typed) => onlyDocumentCharacters(typed)),
  placeholderPhone: z
    .string()
    .refine(isValidPhone, problem('invalid'))
    .transform((typed) => nationalPhoneDigits(typed) ?? typed),
}
