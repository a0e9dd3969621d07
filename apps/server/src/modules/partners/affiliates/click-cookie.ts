import { z } from 'zod'
import type { App } from '../../../app.ts'
import { isSignatureOf, signText } from '../../../kit/crypto/signature.ts'
import { readCookie, writeCookie } from '../../../rpc/cookies.ts'

type Browser = { platformId: string; cookieHeader: string | undefined }

const click = z.object({
  affiliationId: z.uuid(),
  /** The version of the commission that the click was made under: it stays the click's until the window ends. */
  termsId: z.uuid(),
  /** In seconds since 1970. */
  at: z.int(),
})
const clicks = z.record(z.uuid(), z.object({ first: click, last: click }))

export type Click = z.output<typeof click>
/** By product: the first click that still counts, and the last one. */
export type Clicks = z.output<typeof clicks>

/** Whoever follows the links of more products than this forgets the oldest. */
const productsMax = 8
/** Browsers keep no cookie for longer. */
const lifetimeSeconds = 400 * 24 * 60 * 60
const purpose = 'clicks of a browser'

/** The affiliates' links that this browser has followed. Whatever we did not sign counts as none. */
export function readClicks(app: App, browser: Browser): Clicks {
  const [signature, body] = readCookie(app.config, 'clicks', browser.cookieHeader)?.split('.') ?? []
  if (!signature || !body) return {}
  if (!isSignatureOf(app.secrets, purpose, signedOf(browser, body), signature)) return {}
  // Signed by us, but maybe long ago and in another shape: no click is worth a sale.
  return clicks.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data ?? {}
}

/** The cookie that remembers one more click. Where the first one no longer counts, the new one is the first. */
export function rememberClick(
  app: App,
  browser: Browser,
  { productId, made, isFirstOver }: { productId: string; made: Click; isFirstOver: boolean },
): string {
  const { [productId]: former, ...others } = readClicks(app, browser)
  const first = former && !isFirstOver ? former.first : made
  const newestFirst = Object.entries(others).sort(([, left], [, right]) => right.last.at - left.last.at)
  const kept = Object.fromEntries([
    [productId, { first, last: made }] as const,
    ...newestFirst.slice(0, productsMax - 1),
  ])
  const body = Buffer.from(JSON.stringify(kept)).toString('base64url')
  return writeCookie(app.config, {
    kind: 'clicks',
    value: `${signText(app.secrets, purpose, signedOf(browser, body))}.${body}`,
    maxAgeSeconds: lifetimeSeconds,
  })
}

function signedOf({ platformId }: Browser, body: string): string {
  return `${platformId}.${body}`
}
