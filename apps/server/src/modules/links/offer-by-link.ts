import { atPriceAlone } from '@balcao/domain/money/subscription-price'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import type { PaymentLink } from './link-standing.ts'

/**
 * The offer with the terms of a link. Page, installments and charge are all made from this, so the price of a
 * link comes from its row and never from the address. No bump is offered beside it, and no reminder is
 * mailed: a reminder would lead to the offer's own price.
 */
export function offerByLink(loaded: LoadedOffer, link: PaymentLink): LoadedOffer {
  const { offer, product } = loaded
  const name = link.title ?? product.name
  return {
    ...loaded,
    offer: {
      // A link's own price is the whole price: neither trial nor setup fee changes it.
      ...(link.priceCents === null && link.quantity === 1 ? offer : atPriceAlone(offer)),
      priceCents: (link.priceCents ?? offer.priceCents) * link.quantity,
      numberOfInstallments: Math.min(
        offer.numberOfInstallments,
        link.installmentsMax ?? offer.numberOfInstallments,
      ),
      abandonedCartEnabled: false,
    },
    product: { ...product, name: link.quantity > 1 ? `${link.quantity} × ${name}` : name },
    methods: loaded.methods.filter((method) => link.methods.includes(method)),
    bumps: [],
  }
}
