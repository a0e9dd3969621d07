/**
 * Messages of a framed checkout to the surrounding page, where `embed.js` reads them. They go one way: a checkout
 * listens to no page. None contains personal data or the frame's key.
 */
export type SiteMessage =
  | { type: 'ready'; offer: string }
  | { type: 'height'; pixels: number }
  /** The next page of the purchase, for a browser that refuses to show it in the frame. */
  | { type: 'going'; path: string }
  | ({ type: 'paid' } & Paid)
  /** Escape was pressed. */
  | { type: 'close' }
  /** An address outside the purchase, such as the seller's thank-you page: the whole page goes there. */
  | { type: 'leave'; url: string }

export type Paid = { offer: string; order: string | null; amountCents: number; currency: string }

/** The frame's name tells the checkout which site shows it: it survives navigation inside the frame and needs no storage. */
export const frameNamePrefix = 'balcao-checkout '

const mark = 'balcao-checkout'
const idShape = /^[0-9a-f-]{36}$/
const orderShape = /^[0-9A-Za-z-]{1,40}$/
const pathShape = /^\/(?:checkout|l)\/[^\\\s]*$/
const heightMax = 20_000

export function writeSiteMessage(message: SiteMessage): object {
  return { ...message, mark }
}

export function readSiteMessage(data: unknown): SiteMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { mark: given, type, ...fields } = data as Record<string, unknown>
  if (given !== mark) return null
  const { offer, order, pixels, amountCents, currency } = fields
  switch (type) {
    case 'close':
      return { type }
    case 'ready':
      return isText(offer, idShape) ? { type, offer } : null
    case 'height':
      return isAmount(pixels) && pixels <= heightMax ? { type, pixels } : null
    case 'going':
      return isText(fields.path, pathShape) ? { type, path: fields.path } : null
    case 'leave':
      return isText(fields.url, /^https:\/\/[^\\\s]+$/) ? { type, url: fields.url } : null
    case 'paid':
      return isText(offer, idShape) &&
        (order === null || isText(order, orderShape)) &&
        isAmount(amountCents) &&
        isText(currency, /^[A-Z]{3}$/)
        ? { type, offer, order, amountCents, currency }
        : null
    default:
      return null
  }
}

function isText(value: unknown, shape: RegExp): value is string {
  return typeof value === 'string' && shape.test(value)
}

function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0
}
