import { createHash } from 'node:crypto'
import type { TrackedEvent } from '@balcao/domain/checkout/pixels'
import { normalizeEmail } from '@balcao/domain/people/email'
import type { Currency } from '@balcao/domain/vocabulary'

/** An event for vendors, as they count it. */
export type ReportedEvent = {
  name: TrackedEvent['name']
  /** The browser's event has it too. */
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
 * Contact data is hashed: vendors match people they already know, and learn of no others. IP address and user
 * agent are not, as the vendors ask.
 */
export type ReportedPerson = {
  hashedEmail: string
  /** Null where the buyer gave none. */
  hashedPhone: { digits: string; international: string } | null
  ip: string
  userAgent: string | null
  /** The vendor's own click ids, as they came in the address of the page. */
  clickIds: Readonly<Record<string, string>>
}

export type PixelToTell = {
  pixelId: string
  token: string
  /** Set for an event that the vendor must show as a test and count nowhere. */
  test: { code: string | null } | null
}

export type VendorCall = { path: string; headers?: Record<string, string>; body: object }

/** A vendor's API for server events. */
export type ConversionVendor = {
  host: string
  /** True: an event without its person is of no use to the vendor. */
  needsPerson: boolean
  /** How the vendor tells a test: by a code that it shows, by an address of its own, or not at all. */
  testsBy: 'code' | 'address' | null
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
