import { isValidDocument, onlyDocumentCharacters } from '@balcao/domain/document'
import { problem } from '@balcao/domain/input-problems'
import { locales } from '@balcao/domain/vocabulary'
import { z } from 'zod'

/** How a platform is called and looks, and what providers get of buyers who were not asked for it. */
export const platformIdentity = {
  name: z.string().trim().min(2, problem('too_short')).max(60, problem('too_long')),
  brandColor: z.string().regex(/^#[0-9a-f]{6}$/i, problem('invalid')),
  locale: z.enum(locales),
  placeholderDocument: z
    .string()
    .transform(onlyDocumentCharacters)
    .refine(isValidDocument, problem('invalid')),
  placeholderPhone: z
    .string()
    .transform((phone) => phone.replace(/\D/g, ''))
    .refine((phone) => /^\d{10,11}$/.test(phone), problem('invalid')),
}

export const platformSettingsInput = z.strictObject({ platformId: z.uuid(), ...platformIdentity })
export type PlatformSettingsInput = z.output<typeof platformSettingsInput>
