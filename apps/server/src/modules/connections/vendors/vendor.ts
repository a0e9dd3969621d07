import type { ConnectionRule, UnsentReason } from '@balcao/domain/platform/connections'
import type { OutgoingEventType } from '@balcao/domain/platform/outgoing-events'
import type { ConsoleLocale } from '@balcao/domain/vocabulary'
import type { CartData, EventData, SaleData, SubscriptionData } from '#modules/outgoing/event-data.ts'

/** One purchase that opens, or opened, a product at a members' area. */
export type MemberAccess = { orderCode: string; productId: string; isOpen: boolean }

/** A person at a members' area, with the current state of all accesses to the event's products. */
export type Member = { name: string; email: string; accesses: readonly MemberAccess[] }

/** An event in the form that vendors read. */
export type VendorEvent = {
  /** Equal in every retry. */
  id: string
  type: OutgoingEventType
  at: Date
  /** True for a test by the seller, and for an event of the test mode. */
  isTest: boolean
  data: EventData
  /** Members of an access event; after a change of the buyer's address, the former address is a member too. */
  members: readonly Member[]
  /** Language of the seller, and the name under which the platform sells. */
  locale: ConsoleLocale
  platformName: string
}

/** Settings typed by the seller, with secrets opened for this call among the fields. */
export type VendorSettings = { fields: Readonly<Record<string, string>>; rules: readonly ConnectionRule[] }

/** A call to the vendor's own host, or to the address that the seller typed. */
export type VendorCall = {
  url: string
  method: 'POST' | 'PUT'
  headers?: Record<string, string>
  body: object
}

export type VendorAnswer = { status: number; body: string }

/** A null failure means that the vendor accepted the event. */
export type VendorVerdict = { failure: string | null; isGone?: boolean }

/**
 * Contract of a vendor. `talk` yields each call and receives its answer. It is pure, so a test can store and
 * replay an exchange. A retry starts from the first call, so every call must be repeatable.
 */
export type Vendor = {
  /** Address that screens and logs may show. */
  urlOf(fields: Readonly<Record<string, string>>): string
  /** Reason not to send this event to this vendor, checked before any call. */
  refuses?(event: VendorEvent): UnsentReason | null
  /** Whether this event is marketing, which is not sent about people who opted out. */
  isMarketing(type: OutgoingEventType): boolean
  /**
   * True to send the current state of a sale, so that a late retry of an earlier event does not report a
   * former state.
   */
  readsSaleAnew?: true
  talk(event: VendorEvent, settings: VendorSettings): Generator<VendorCall, VendorVerdict, VendorAnswer>
}

export function isSale(data: EventData): data is SaleData {
  return 'payment' in data
}

function isCart(data: EventData): data is CartData {
  return 'visitor' in data
}

function isSubscription(data: EventData): data is SubscriptionData {
  return 'subscription' in data
}

export type Contact = { name: string; email: string; phone: string }

/** Person of an event, marked in a test. The contact of a cart has only the fields that were typed. */
export function contactOf({ data, isTest }: Pick<VendorEvent, 'data' | 'isTest'>): Contact {
  const person = isCart(data) ? data.visitor : 'student' in data ? data.student : data.buyer
  const { name, email, phone = null }: { name: string; email: string; phone?: string | null } = person
  return { name: markTest(name, isTest), email, phone: phone ?? '' }
}

export const markTest = (text: string, isTest: boolean) => (isTest ? `[Teste] ${text}` : text)

/** Amount of an event and its currency; null for an event without an amount. */
export function amountOf(data: EventData) {
  const priced = isSale(data)
    ? data.payment
    : isCart(data)
      ? data.cart
      : isSubscription(data)
        ? data.subscription
        : null
  return priced && { cents: priced.amountCents, currency: priced.currency }
}

/** Rules that match an event, those for its product before those for all products. */
export function rulesFor({ type, data }: VendorEvent, { rules }: VendorSettings): ConnectionRule[] {
  const productIds = [data.product.id, ...(isSale(data) ? data.items.map(({ productId }) => productId) : [])]
  const met = rules.filter(
    ({ event, productId }) => event === type && (productId === null || productIds.includes(productId)),
  )
  return met.toSorted((one, other) => Number(one.productId === null) - Number(other.productId === null))
}

/** Verdict by status: 2xx is accepted, everything else is retried. */
export function byStatus({ status }: VendorAnswer): VendorVerdict {
  return { failure: status >= 200 && status < 300 ? null : `status ${status}` }
}

/** JSON of an answer, or an empty object for any other text. */
export function jsonOf({ body }: VendorAnswer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
