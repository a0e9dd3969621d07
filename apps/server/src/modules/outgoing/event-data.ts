import type { SubscriptionState } from '@balcao/domain/subscription-states'
import type { Currency, PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import type { OrderAddress } from '#db/schema/orders.ts'

/**
 * Data of an event for a seller's server. The names are a public contract: fields are added, and never
 * changed.
 */
export type EventData = SaleData | CartData | SubscriptionData | AccessData

type Product = { id: string; name: string }

export type SaleData = {
  order: { id: string; code: string; createdAt: string; utm: Record<string, string> }
  payment: {
    id: string
    status: PaymentStatus
    method: PaymentMethod
    amountCents: number
    refundedCents: number
    currency: Currency
    installments: number
    createdAt: string
    paidAt: string | null
  }
  /** Null for every other method. */
  pix: { code: string; expiresAt: string | null } | null
  boleto: { line: string; url: string | null; dueAt: string | null } | null
  product: Product
  items: {
    productId: string
    offerId: string
    title: string
    /** Before the discount. */
    priceCents: number
    discountCents: number
    quantity: number
  }[]
  /** Null without one. */
  coupon: { id: string; code: string; discountCents: number } | null
  /** The seller's share, before any refund. */
  sellerCents: number
  affiliateId: string | null
  buyer: {
    name: string
    email: string
    /** Null where the buyer was not asked. */
    phone: string | null
    document: string | null
    address: OrderAddress | null
  }
}

export type CartData = {
  cart: {
    id: string
    amountCents: number
    currency: Currency
    createdAt: string
    utm: Record<string, string>
  }
  product: Product
  offerId: string
  /** As far as it was typed. */
  visitor: { name: string; email: string; phone: string; document: string }
}

export type SubscriptionData = {
  subscription: {
    id: string
    status: SubscriptionState
    amountCents: number
    currency: Currency
    /** Days from one charge to the next. */
    frequencyInDays: number
    method: PaymentMethod
    startedAt: string
    paidUntil: string | null
    accessUntil: string | null
  }
  /** The purchase that started the subscription. */
  orderId: string
  product: Product
  buyer: { name: string; email: string }
}

export type AccessData = {
  /** The same id for as long as the buyer has the access, whatever opens and closes it. */
  access: { id: string; isOpen: boolean }
  content: { id: string; title: string }
  order: { id: string; code: string }
  product: Product
  buyer: { name: string; email: string }
}
