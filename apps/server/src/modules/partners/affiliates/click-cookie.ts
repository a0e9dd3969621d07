import { z } from 'zod'
import type { App } from '#app.ts'
import { isSignatureOf, signText } from '#kit/crypto/signature.ts'
import { readCookie, writeCookie } from '#rpc/cookies.ts'

type Browser = {
  platformId: string
  cookieHeader: string | undefined
  /** The click that led to the site around the checkout's frame; a frame sends no cookie. */
  siteClick?: string | undefined
}

const click = z.object({
  /** Id of its row in the ledger of clicks. A click in a flood has no row until a sale refers to it. */
  id: z.uuid(),
  affiliationId: z.uuid(),
  /** Version of the terms at the click, which applies until the window ends. */
  termsId: z.uuid(),
  /** In seconds since 1970. */
  at: z.int(),
})
const clicks = z.record(z.uuid(), z.object({ first: click, last: click }))

export type Click = z.output<typeof click>
/** By product: the first click that still counts, and the latest one. */
export type Clicks = z.output<typeof clicks>

/** Limit of products remembered per browser, because a cookie is limited to 4096 bytes; the oldest is dropped. */
const productsMax = 7
/** The longest lifetime that browsers allow a cookie. */
const lifetimeSeconds = 400 * 24 * 60 * 60
const purpose = 'clicks of a browser'

/** The affiliates' links that this browser has followed. A cookie without a valid signature counts as none. */
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
  // A cookie of an older format counts as no click, because a failure here would lose the sale.
  return clicks.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data ?? {}
}

/**
 * Adds a click to the cookie. `siteClick` contains the clicks of this product alone, for the site around a
 * frame. The new click becomes the first click if the former first click no longer counts.
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
