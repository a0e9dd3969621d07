/**
 * Vendors to which a seller's conversions may be reported. A platform's own pixels are offered on Facebook
 * only.
 */
export const pixelTabs = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'googleAds', name: 'Google Ads' },
  { id: 'googleAnalytics', name: 'Google Analytics' },
  { id: 'tiktok', name: 'TikTok' },
  { id: 'kwai', name: 'Kwai' },
] as const
export type PixelTab = (typeof pixelTabs)[number]['id']

export const pixelVendors: readonly PixelTab[] = pixelTabs.map(({ id }) => id)

export const platformPixelTabs = pixelTabs.filter(({ id }) => id === 'facebook')
