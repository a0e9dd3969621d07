import type { App } from '#app.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import { readCookie } from '#rpc/cookies.ts'
import { type Clicks, readClicks } from './click-cookie.ts'

/** The affiliate links followed in a buyer's browser, and the identity of its user. */
export type Referral = {
  clicks: Clicks
  deviceHashes: string[]
  /** The logged-in user of the browser. */
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
