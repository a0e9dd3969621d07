import { createHash } from 'node:crypto'
import type { Currency } from '@balcao/domain/vocabulary'

/** A purchase as vendors are told of it. Of the buyer they get hashes, by which they find those they know already, and learn no other. */
export type ReportedPurchase = {
  /** The order's: the browser names the event by it too. */
  eventId: string
  at: Date
  /** In units of the currency, as vendors count. */
  value: number
  currency: Currency
  content: { id: string; name: string }
  pageUrl: string
  hashedEmail: string
  /** Null where the buyer gave none. */
  hashedPhone: { digits: string; international: string } | null
  userAgent: string | null
  /** By which a vendor knows its own click, as it came in the address of the page. */
  clickIds: Readonly<Record<string, string>>
}

export type VendorCall = { path: string; headers?: Record<string, string>; body: object }

/** What a vendor of pixels takes from a server. */
export type ConversionVendor = {
  host: string
  /** Null for a purchase that this vendor can do nothing with. */
  callOf(purchase: ReportedPurchase, pixel: { pixelId: string; token: string }): VendorCall | null
  /** Whether an answer with a status of success says that the event was taken. */
  isTaken(body: string): boolean
}

/** As all of them ask for it: SHA-256 in hexadecimal of the normalised text. */
export function hashForVendor(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export function unixSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}

/** The number that an answer in JSON has under a name, or null. */
export function numberIn(body: string, name: string): number | null {
  try {
    const value: unknown = JSON.parse(body)?.[name]
    return typeof value === 'number' ? value : null
  } catch {
    return null
  }
}
