import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import { facebook } from './facebook.ts'
import { googleAnalytics } from './google-analytics.ts'
import { kwai } from './kwai.ts'
import type { ConversionVendor } from './reported-event.ts'
import { tiktok } from './tiktok.ts'

/** Vendors that accept events from servers with a token that a seller can paste. */
export const conversionVendors: Partial<Record<PixelTab, ConversionVendor>> = {
  facebook,
  googleAnalytics,
  kwai,
  tiktok,
}
