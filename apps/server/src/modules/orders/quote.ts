import type { Cents } from '@balcao/domain/money/money'

export type OrderLine = {
  kind: 'MAIN' | 'ORDER_BUMP'
  offerId: string
  productId: string
  title: string
  priceCents: Cents
  discountCents: Cents
  isPhysical: boolean
}

/** Price of an order, computed on the server. */
export type Quote = {
  lines: OrderLine[]
  itemsCents: Cents
  discountCents: Cents
  shippingCents: Cents
  interestCents: Cents
  totalCents: Cents
  /** With two cards, the larger number of the two. */
  installments: number
  /** Division of the price between two cards; null for a payment by one card. */
  cards: [QuotedCard, QuotedCard] | null
}

/** One card's part of the price, and its charge with interest. */
export type QuotedCard = { priceCents: Cents; amountCents: Cents; installments: number }
