import type { ConnectionRule, UnsentReason } from '@balcao/domain/platform/connections'
import type { OutgoingEventType } from '@balcao/domain/platform/outgoing-events'
import type { ConsoleLocale } from '@balcao/domain/vocabulary'
import type { CartData, EventData, SaleData, SubscriptionData } from '#modules/outgoing/event-data.ts'

/** One purchase that opens, or opened, a product at a members' area. */
export type MemberAccess = { orderCode: string; productId: string; isOpen: boolean }

/** A person at a members' area, with the present state of all accesses to the event's products. */
export type Member = { name: string; email: string; accesses: readonly MemberAccess[] }

/** An event in the form that vendors get. */
export type VendorEvent = {
  /** The same in every try. */
  id: string
  type: OutgoingEventType
  at: Date
  /** A test of the seller's, or an event of the test mode. */
  isTest: boolean
  data: EventData
  /** For an access event; after a change of the buyer's address the former one is a member too. */
  members: readonly Member[]
  /** Language of the seller, and the name under which the platform sells. */
  locale: ConsoleLocale
  platformName: string
}

/** What the seller typed: secrets opened for this call, among the other fields. */
export type VendorSettings = { fields: Readonly<Record<string, string>>; rules: readonly ConnectionRule[] }

/** A call at the vendor's own host, or at the address that the seller typed. */
export type VendorCall = {
  url: string
  method: 'POST' | 'PUT'
  headers?: Record<string, string>
  body: object
}

export type VendorAnswer = { status: number; body: string }

/** Without a failure the vendor has taken the event. */
export type VendorVerdict = { failure: string | null; isGone?: boolean }

/**
 * Contract of a vendor. `talk` yields each call and is given its answer: it is pure, and an exchange can be
 * written down and read again. A retry begins from the start, so every call can be made twice.
 */
export type Vendor = {
  /** Address that screens and logs may show. */
  urlOf(fields: Readonly<Record<string, string>>): string
  /** Why this event is not for this vendor, before anybody is called. */
  refuses?(event: VendorEvent): UnsentReason | null
  /** Whether contacts of this event are marketing: people who opted out are not sent. */
  isMarketing(type: OutgoingEventType): boolean
  /** Sale in its state of now: a late retry of an earlier event tells nothing older. */
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

/** Person of an event, marked where it is a test. A cart knows as much as was typed. */
export function contactOf({ data, isTest }: Pick<VendorEvent, 'data' | 'isTest'>): Contact {
  const person = isCart(data) ? data.visitor : data.buyer
  const { name, email, phone = null }: { name: string; email: string; phone?: string | null } = person
  return { name: markTest(name, isTest), email, phone: phone ?? '' }
}

export const markTest = (text: string, isTest: boolean) => (isTest ? `[Teste] ${text}` : text)

/** Amount of an event and its currency; null where no money is named. */
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

/** Rules that an event meets, those of its product before those of all products. */
export function rulesFor({ type, data }: VendorEvent, { rules }: VendorSettings): ConnectionRule[] {
  const productIds = [data.product.id, ...(isSale(data) ? data.items.map(({ productId }) => productId) : [])]
  const met = rules.filter(
    ({ event, productId }) => event === type && (productId === null || productIds.includes(productId)),
  )
  return met.toSorted((one, other) => Number(one.productId === null) - Number(other.productId === null))
}

/** A 2xx is taken, everything else is tried again. */
export function byStatus({ status }: VendorAnswer): VendorVerdict {
  return { failure: status >= 200 && status < 300 ? null : `status ${status}` }
}

/** JSON of an answer, or an empty object, since a vendor may answer anything. */
export function jsonOf({ body }: VendorAnswer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
