import type { App } from '#app.ts'
import { isSignatureOf, signText } from '#kit/crypto/signature.ts'
import { readCookie, writeCookie } from '#rpc/cookies.ts'

/**
 * Proof of a browser's purchases: its cookie, or inside another site's page, where it has none, the frame's
 * key.
 */
export type Browser = {
  platformId: string
  cookieHeader: string | undefined
  frameKey?: string | undefined
  /** The affiliate click that led to the site around the frame. */
  siteClick?: string | undefined
}

/** Purchases remembered per browser; older ones are found in the customer area. */
const purchasesMax = 20
/** The longest lifetime that browsers allow a cookie. */
const lifetimeSeconds = 400 * 24 * 60 * 60
const purpose = 'purchases of a browser'

/**
 * Limits of a frame's key. It is part of addresses, so it contains only one purchase and the payments that
 * followed it, and only while further offers can follow.
 */
const framePurchasesMax = 5
const frameKeyMs = 24 * 60 * 60_000
const framePurpose = 'purchases in a frame'

/** The payments made in this browser. */
export function readOwnPayments(app: App, browser: Browser): string[] {
  return [...new Set([...readFrameKey(app, browser), ...readPurchaseCookie(app, browser)])]
}

/** The cookie that gives this browser the buyer's view. It is signed with our key. */
export function rememberPurchase(app: App, browser: Browser, paymentId: string): string {
  const others = readPurchaseCookie(app, browser).filter((id) => id !== paymentId)
  const ids = [paymentId, ...others].slice(0, purchasesMax)
  return writeCookie(app.config, {
    kind: 'purchases',
    value: [signText(app.secrets, purpose, signedOf(browser, ids)), ...ids].join('.'),
    maxAgeSeconds: lifetimeSeconds,
  })
}

/** The frame's key, for a checkout inside another site's page, where browsers keep no cookie. */
export function frameKeyOf(app: App, browser: Browser, paymentId: string): string {
  const others = readFrameKey(app, browser).filter((id) => id !== paymentId)
  const endsAt = String(app.clock.now().getTime() + frameKeyMs)
  const ids = [paymentId, ...others].slice(0, framePurchasesMax)
  return [signText(app.secrets, framePurpose, signedOf(browser, [endsAt, ...ids])), endsAt, ...ids].join('.')
}

function readPurchaseCookie(app: App, browser: Browser): string[] {
  const [signature, ...ids] = readCookie(app.config, 'purchases', browser.cookieHeader)?.split('.') ?? []
  if (signature === undefined || ids.length === 0) return []
  return isSignatureOf(app.secrets, purpose, signedOf(browser, ids), signature) ? ids : []
}

function readFrameKey(app: App, browser: Browser): string[] {
  const [signature = '', endsAt = '', ...ids] = browser.frameKey?.split('.') ?? []
  if (!(Number(endsAt) > app.clock.now().getTime())) return []
  return isSignatureOf(app.secrets, framePurpose, signedOf(browser, [endsAt, ...ids]), signature) ? ids : []
}

function signedOf({ platformId }: Browser, parts: readonly string[]): string {
  return [platformId, ...parts].join('.')
}
