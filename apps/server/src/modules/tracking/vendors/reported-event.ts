import { createHash } from 'node:crypto'
import type { TrackedEvent } from '@balcao/domain/checkout/pixels'
import { normalizeEmail } from '@balcao/domain/people/email'
import type { Currency } from '@balcao/domain/vocabulary'

/** An event that our server reports to vendors. */
export type ReportedEvent = {
  /** CheckoutTest: the seller's test of a pixel, which no vendor counts as a sale. */
  name: TrackedEvent['name'] | 'CheckoutTest'
  /** The same id as in the browser's report. */
  eventId: string
  at: Date
  /** In units of the currency, as vendors count. */
  value: number
  currency: Currency
  content: { id: string; name: string }
  pageUrl: string
  /** Null without the buyer's consent. */
  person: ReportedPerson | null
}

/**
 * Contact data is hashed, so that vendors recognise only people they already know. IP address and user agent are not
 * hashed, because the vendors require them in plain text.
 */
export type ReportedPerson = {
  hashedEmail: string
  /** Null if the buyer gave no phone. */
  hashedPhone: { digits: string; international: string } | null
  ip: string
  userAgent: string | null
  /** The vendor's own click ids, as they came in the address of the page. */
  clickIds: Readonly<Record<string, string>>
}

export type PixelToTell = {
  pixelId: string
  token: string
  /** Set for an event that the vendor must show as a test. */
  test: { code: string | null } | null
}

export type VendorCall = { path: string; headers?: Record<string, string>; body: object }

/** A vendor's API for server events. */
export type ConversionVendor = {
  host: string
  /** True: the vendor accepts an event only with data of the person. */
  needsPerson: boolean
  /** How a test event is marked: by a code of the vendor, by a separate address, or not at all. */
  testsBy: 'code' | 'address' | null
  /** True: the vendor counts a test like any event, so no sale of a test mode is sent to it. */
  countsTests?: true
  /** Null for an event that this vendor cannot use. */
  callOf(event: ReportedEvent, pixel: PixelToTell): VendorCall | null
  /** Whether the body of a successful answer says that the event was accepted. */
  isTaken(body: string, isTest: boolean): boolean
}

/** SHA-256 in hexadecimal of the normalised text, the format of all vendors. */
function hashForVendor(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Hashes of a contact; the phone in its international form, or null. */
export function hashedContact(
  email: string,
  phone: string | null,
): Pick<ReportedPerson, 'hashedEmail' | 'hashedPhone'> {
  return {
    hashedEmail: hashForVendor(normalizeEmail(email)),
    hashedPhone:
      phone === null ? null : { digits: hashForVendor(phone.slice(1)), international: hashForVendor(phone) },
  }
}

export function unixSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}

/** The value under a name in a JSON answer, or null. */
export function valueIn(body: string, name: string): unknown {
  try {
    return JSON.parse(body)?.[name] ?? null
  } catch {
    return null
  }
}
