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
  installments: number
}
