import type { PixelTab } from './options/pixel-tabs.ts'

/** What each vendor's own ids look like. Nothing else is ever stored, or written into the page that loads the vendor's script. */
export const pixelIdShapes: Record<PixelTab, RegExp> = {
  facebook: /^\d{14,18}$/,
  tiktok: /^[A-Z0-9]{18,24}$/,
  kwai: /^\d{12,20}$/,
  googleAnalytics: /^G-[A-Z0-9]{6,12}$/,
  googleAds: /^AW-\d{8,12}$/,
}

/** Names the conversion that a Google Ads account counts a purchase as. */
export const googleAdsConversionShape = /^[A-Za-z0-9_-]{8,40}$/

/** One pixel as a browser may know it; the token for events sent by servers stays on ours. */
export type Pixel = {
  vendor: PixelTab
  pixelId: string
  /** Of Google Ads only. */
  conversionId: string | null
}

/** What the server tells the pixel frame of one product. */
export type PixelFrameData = {
  /** The only page that the frame listens to. */
  pageOrigin: string
  pixels: Pixel[]
}

/** Where the pixel frame of a product is. */
export type PixelFramePlace = { origin: string; productId: string }

/** All that a vendor hears: what is bought and for how much, never by whom or from which address. */
export type TrackedEvent = {
  name: 'InitiateCheckout' | 'Purchase'
  /** In units of the currency, as vendors count. */
  value: number
  currency: string
  /** By which a vendor tells a repetition from a second event. */
  eventId: string
  content: { id: string; name: string }
}
