import type { PixelTab } from '#options/pixel-tabs.ts'

/** Source of a vendor's script, and the origins to which it reports. The pixel frame may call these and no others. */
export type PixelVendor = {
  script: string
  /** Origins of further scripts that the first one loads. */
  scripts: readonly string[]
  calls: readonly string[]
}

const google = 'https://www.googletagmanager.com/gtag/js'

export const pixelVendors: Record<PixelTab, PixelVendor> = {
  facebook: {
    script: 'https://connect.facebook.net/en_US/fbevents.js',
    scripts: [],
    calls: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  tiktok: {
    script: 'https://analytics.tiktok.com/i18n/pixel/events.js',
    scripts: [],
    calls: ['https://analytics.tiktok.com'],
  },
  kwai: {
    script: 'https://s21-def.ap4r.com/kos/s101/nlav112572/pixel/events.js',
    scripts: [],
    calls: ['https://*.ap4r.com', 'https://*.kwai.net', 'https://*.adsnebula.com'],
  },
  googleAnalytics: {
    script: google,
    scripts: [],
    calls: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  },
  googleAds: {
    script: google,
    scripts: ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
    calls: [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
      'https://www.google.com.br',
    ],
  },
}
