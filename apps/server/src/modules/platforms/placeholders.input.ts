import { isValidDocument, onlyDocumentCharacters } from '@balcao/domain/document'
import { problem } from '@balcao/domain/input-problems'
import { isValidPhone, nationalPhoneDigits } from '@balcao/domain/phone'
import { z } from 'zod'

/** What providers get of buyers who were not asked for it. */
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
