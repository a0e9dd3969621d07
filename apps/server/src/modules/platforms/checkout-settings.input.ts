import { isValidDocument, onlyDocumentCharacters } from '@balcao/domain/document'
import { problem } from '@balcao/domain/input-problems'
import { isValidPhone, nationalPhoneDigits } from '@balcao/domain/phone'
import { z } from 'zod'

/** What every checkout of the platform has in common. */
export const checkoutSettingsInput = z.strictObject({
  hidesCartTitle: z.boolean(),
  placeholderDocument: z
    .string()
    .refine(isValidDocument, problem('invalid'))
    .transform((typed) => onlyDocumentCharacters(typed)),
  placeholderPhone: z
    .string()
    .refine(isValidPhone, problem('invalid'))
    .transform((typed) => nationalPhoneDigits(typed) ?? typed),
})
export type CheckoutSettings = z.output<typeof checkoutSettingsInput>
