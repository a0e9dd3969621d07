import { problem } from '@balcao/domain/texts/input-problems'
import { locales } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { placeholders } from './placeholders.input.ts'

/**
 * Name and look of a platform, and the stand-in data for providers, used when the checkout does not ask the
 * buyer.
 */
export const platformIdentity = {
  name: z.string().trim().min(2, problem('too_short')).max(60, problem('too_long')),
  brandColor: z.string().regex(/^#[0-9a-f]{6}$/i, problem('invalid')),
  locale: z.enum(locales),
  ...placeholders,
}

export const platformSettingsInput = z.strictObject({ platformId: z.uuid(), ...platformIdentity })
export type PlatformSettingsInput = z.output<typeof platformSettingsInput>
