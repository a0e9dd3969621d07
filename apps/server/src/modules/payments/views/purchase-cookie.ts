import type { App } from '#app.ts'
import { isSignatureOf, signText } from '#kit/crypto/signature.ts'
import { readCookie, writeCookie } from '#rpc/cookies.ts'

type Browser = { platformId: string; cookieHeader: string | undefined }

/** Purchases remembered per browser; older ones are found in the customer area. */
const purchasesMax = 20
/** The longest lifetime that browsers allow a cookie. */
const lifetimeSeconds = 400 * 24 * 60 * 60
const purpose = 'purchases of a browser'

/** The payments made in this browser, by its cookie. */
export function readOwnPayments(app: App, browser: Browser): string[] {
  const [signature, ...ids] = readCookie(app.config, 'purchases', browser.cookieHeader)?.split('.') ?? []
  if (signature === undefined || ids.length === 0) return []
  return isSignatureOf(app.secrets, purpose, signedOf(browser, ids), signature) ? ids : []
}

/** The cookie that gives this browser the buyer's view. It is signed with our key. */
export function rememberPurchase(app: App, browser: Browser, paymentId: string): string {
  const others = readOwnPayments(app, browser).filter((id) => id !== paymentId)
  const ids = [paymentId, ...others].slice(0, purchasesMax)
  return writeCookie(app.config, {
    kind: 'purchases',
    value: [signText(app.secrets, purpose, signedOf(browser, ids)), ...ids].join('.'),
    maxAgeSeconds: lifetimeSeconds,
  })
}

function signedOf({ platformId }: Browser, ids: readonly string[]): string {
  return [platformId, ...ids].join('.')
}
