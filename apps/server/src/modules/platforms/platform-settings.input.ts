import { problem } from '@balcao/domain/input-problems'
import { locales } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { placeholders } from './placeholders.input.ts'

/** How a platform is called and looks, and what providers get of buyers who were not asked for it. */
export const platformIdentity = {
  name: z.string().trim().min(2, problem('too_short')).max(60, problem('too_long')),
  brandColor: z.string().regex(/^#[0-9a-f]{6}$/i, problem('invalid')),
  locale: z.enum(locales),
  ...placeholders,
}

export const platformSettingsInput = z.strictObject({ platformId: z.uuid(), ...platformIdentity })
export type PlatformSettingsInput = z.output<typeof platformSettingsInput>
