import { createHash } from 'node:crypto'
import type { Currency } from '@balcao/domain/vocabulary'

/**
 * A purchase for vendors. The buyer's data is hashed: vendors match people whom they already know, and learn
 * about no others.
 */
export type ReportedPurchase = {
  /** The order's id, which the browser's event contains too. */
  eventId: string
  at: Date
  /** In units of the currency, as vendors count. */
  value: number
  currency: Currency
  content: { id: string; name: string }
  pageUrl: string
  hashedEmail: string
  /** Null if the buyer gave none. */
  hashedPhone: { digits: string; international: string } | null
  userAgent: string | null
  /** The vendor's own click ids, as they came in the address of the page. */
  clickIds: Readonly<Record<string, string>>
}

export type VendorCall = { path: string; headers?: Record<string, string>; body: object }

/** A vendor's API for server events. */
export type ConversionVendor = {
  host: string
  /** Null for a purchase that this vendor cannot use. */
  callOf(purchase: ReportedPurchase, pixel: { pixelId: string; token: string }): VendorCall | null
  /** Whether the body of a successful answer reports that the event was accepted. */
  isTaken(body: string): boolean
}

/** SHA-256 in hexadecimal of the normalised text, the format of all vendors. */
export function hashForVendor(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export function unixSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}

/** The number under a name in a JSON answer, or null. */
export function numberIn(body: string, name: string): number | null {
  try {
    const value: unknown = JSON.parse(body)?.[name]
    return typeof value === 'number' ? value : null
  } catch {
    return null
  }
}
