import { createHmac } from 'node:crypto'
import type { App } from '../../app.ts'
import { equalInConstantTime } from '../../kit/crypto/tokens.ts'
import { readCookie, writeCookie } from '../../rpc/cookies.ts'

type Browser = { platformId: string; cookieHeader: string | undefined }

/** Whoever buys more than this in one browser finds the older purchases in the customer area. */
const purchasesMax = 20
/** Browsers keep no cookie for longer. */
const lifetimeSeconds = 400 * 24 * 60 * 60

/** The payments that were made in this browser, by the cookie that it got with them. */
export function readOwnPayments(app: App, browser: Browser): string[] {
  const [signature, ...ids] = readCookie(app.config, 'purchases', browser.cookieHeader)?.split('.') ?? []
  if (signature === undefined || ids.length === 0) return []
  return equalInConstantTime(signature, sign(app, browser.platformId, ids)) ? ids : []
}

/** The cookie by which this browser sees what only the buyer may see. It cannot be made or changed without our key. */
export function rememberPurchase(app: App, browser: Browser, paymentId: string): string {
  const others = readOwnPayments(app, browser).filter((id) => id !== paymentId)
  const ids = [paymentId, ...others].slice(0, purchasesMax)
  return writeCookie(app.config, {
    kind: 'purchases',
    value: [sign(app, browser.platformId, ids), ...ids].join('.'),
    maxAgeSeconds: lifetimeSeconds,
  })
}

function sign(app: App, platformId: string, ids: readonly string[]): string {
  return createHmac('sha256', app.secrets.derive('purchases of a browser'))
    .update([platformId, ...ids].join('.'))
    .digest('base64url')
}
