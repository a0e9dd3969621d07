import type { PixelTab } from '#options/pixel-tabs.ts'

/**
 * Shape of each vendor's ids. No other text is stored, or written into the page that loads the vendor's
 * script.
 */
export const pixelIdShapes: Record<PixelTab, RegExp> = {
  facebook: /^\d{14,18}$/,
  tiktok: /^[A-Z0-9]{18,24}$/,
  kwai: /^\d{12,20}$/,
  googleAnalytics: /^G-[A-Z0-9]{6,12}$/,
  googleAds: /^AW-\d{8,12}$/,
}

/** Id of the conversion under which a Google Ads account counts a purchase. */
export const googleAdsConversionShape = /^[A-Za-z0-9_-]{8,40}$/

/** Shape of the code by which a vendor marks an event as a test. */
export const testCodeShape = /^[A-Za-z0-9]{4,20}$/

/** A pixel as browsers know it; the token for events sent by servers stays on the server. */
export type Pixel = {
  vendor: PixelTab
  pixelId: string
  /** Google Ads only. */
  conversionId: string | null
}

/** Data that the server gives the pixel frame of one product. */
export type PixelFrameData = {
  /** The only origin from which the frame accepts messages. */
  pageOrigin: string
  pixels: Pixel[]
}

/** Address of a product's pixel frame. */
export type PixelFramePlace = { origin: string; productId: string }

/** Everything a vendor receives: the purchase and its value, never the buyer or the page's address. */
export type TrackedEvent = {
  name: 'InitiateCheckout' | 'Purchase'
  /** In units of the currency, as vendors count. */
  value: number
  currency: string
  /** Lets a vendor tell a repetition from a second event. */
  eventId: string
  content: { id: string; name: string }
  /** True if our server has reported the purchase to Google Analytics, which would count a second report. */
  isInAnalytics?: boolean
}

/** Reasons for which our server does not report an event; none is a failure. */
export const unsentReasons = [
  'no_token',
  'not_paid',
  'no_test',
  'no_consent',
  'by_browser',
  'no_click',
] as const
export type UnsentReason = (typeof unsentReasons)[number]
