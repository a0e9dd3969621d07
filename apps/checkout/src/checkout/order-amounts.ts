import type { CheckoutPage } from '@balcao/domain/checkout-page'
import type { Cents } from '@balcao/domain/money'
import type { BuyerForm } from './buyer-form.ts'

const maskedCepLength = 9

export type OrderAmounts = {
  offerCents: Cents
  bumps: { id: string; title: string; priceCents: Cents }[]
  /** Null while it cannot be known: the delivery address has no complete CEP yet. */
  shippingCents: Cents | null
  totalCents: Cents
}

type Choice = Pick<BuyerForm, 'cep' | 'deliveryOptionId' | 'orderBumpsIds'>

/** What the page shows; the server computes its own and charges that. */
export function orderAmounts(page: CheckoutPage, choice: Choice): OrderAmounts {
  const bumps = page.orderBumps
    .filter((bump) => choice.orderBumpsIds.includes(bump.id))
    .map(({ id, title, priceCents }) => ({ id, title, priceCents }))
  const shippingCents = choice.cep.length === maskedCepLength ? shippingPrice(page, choice) : null
  const bumpsCents = bumps.reduce((sum, bump) => sum + bump.priceCents, 0)
  return {
    offerCents: page.priceCents,
    bumps,
    shippingCents,
    totalCents: page.priceCents + bumpsCents + (shippingCents ?? 0),
  }
}

function shippingPrice(page: CheckoutPage, choice: Choice): Cents {
  if (page.product.type !== 'FISICO') return 0
  if (page.fretePriceCents !== null) return page.fretePriceCents
  return page.deliveryOptions.find((option) => option.id === choice.deliveryOptionId)?.fareAmountCents ?? 0
}
