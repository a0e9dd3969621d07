import { z } from 'zod'
import type { App } from '#app.ts'
import { isSignatureOf, signText } from '#kit/crypto/signature.ts'
import { readCookie, writeCookie } from '#rpc/cookies.ts'

type Browser = {
  platformId: string
  cookieHeader: string | undefined
  /** The click that led to the site around a frame, where the cookie is not sent. */
  siteClick?: string | undefined
}

const click = z.object({
  /** Its row in the ledger of clicks; of a flood there is none until it meets a sale. */
  id: z.uuid(),
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

/** Products remembered per browser; the oldest is dropped beyond this. More would not fit into the 4096 bytes of a cookie. */
const productsMax = 7
/** The longest lifetime that browsers allow a cookie. */
const lifetimeSeconds = 400 * 24 * 60 * 60
const purpose = 'clicks of a browser'

/** The affiliates' links that this browser has followed. Without our signature they count as none. */
export function readClicks(app: App, browser: Browser): Clicks {
  return {
    ...readSigned(app, browser, browser.siteClick),
    ...readSigned(app, browser, readCookie(app.config, 'clicks', browser.cookieHeader)),
  }
}

function readSigned(app: App, browser: Browser, signed: string | null | undefined): Clicks {
  const [signature, body] = signed?.split('.') ?? []
  if (!signature || !body) return {}
  if (!isSignatureOf(app.secrets, purpose, signedOf(browser, body), signature)) return {}
  // It may be old and in another shape: it then counts as no click, since a click is not worth losing a sale.
  return clicks.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data ?? {}
}

/**
 * The cookie with one more click, and this product's part of it for a site. Where the first click no longer
 * counts, the new one takes its place.
 */
export function rememberClick(
  app: App,
  browser: Browser,
  { productId, made, isFirstOver }: { productId: string; made: Click; isFirstOver: boolean },
): { cookie: string; siteClick: string } {
  const { [productId]: former, ...others } = readClicks(app, browser)
  const first = former && !isFirstOver ? former.first : made
  const newestFirst = Object.entries(others).sort(([, left], [, right]) => right.last.at - left.last.at)
  const own = { [productId]: { first, last: made } }
  const kept = { ...own, ...Object.fromEntries(newestFirst.slice(0, productsMax - 1)) }
  const sign = (given: Clicks) => {
    const body = Buffer.from(JSON.stringify(given)).toString('base64url')
    return `${signText(app.secrets, purpose, signedOf(browser, body))}.${body}`
  }
  return {
    cookie: writeCookie(app.config, {
      kind: 'clicks',
      value: sign(kept),
      maxAgeSeconds: lifetimeSeconds,
    }),
    siteClick: sign(own),
  }
}

function signedOf({ platformId }: Browser, body: string): string {
  return `${platformId}.${body}`
}
