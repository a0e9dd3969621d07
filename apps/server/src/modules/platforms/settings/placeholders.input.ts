import { isValidDocument, onlyDocumentCharacters } from '@balcao/domain/document'
import { problem } from '@balcao/domain/input-problems'
import { isValidPhone, nationalPhoneDigits } from '@balcao/domain/phone'
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
