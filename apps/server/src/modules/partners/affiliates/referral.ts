import type { App } from '#app.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import { readCookie } from '#rpc/cookies.ts'
import { type Clicks, readClicks } from './click-cookie.ts'

/** What a buyer's browser says about who brought it here, and about whose browser it is. */
export type Referral = {
  clicks: Clicks
  deviceHashes: string[]
  /** The user signed in there. */
  userId: string | null
}

export const noReferral: Referral = { clicks: {}, deviceHashes: [], userId: null }

export function readReferral(
  app: App,
  {
    userId,
    ...browser
  }: {
    platformId: string
    cookieHeader: string | undefined
    siteClick?: string | undefined
    userId: string | null
  },
): Referral {
  const devices = readCookie(app.config, 'devices', browser.cookieHeader)?.split('.').filter(Boolean) ?? []
  return { clicks: readClicks(app, browser), deviceHashes: devices.map(hashToken), userId }
}
