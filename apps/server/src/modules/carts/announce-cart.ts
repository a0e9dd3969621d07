import { announceEvent } from '#modules/outgoing/announce-event.ts'
import type { Scope } from '#scope.ts'
import type { LockedCart } from './lock-cart.ts'

/** Announces an abandoned cart to the seller's endpoints. */
export async function announceCart(
  scope: Scope,
  { cart, offer, product, seller }: LockedCart,
): Promise<void> {
  await announceEvent(scope, {
    key: `cart.abandoned:${cart.id}`,
    type: 'cart.abandoned',
    sellerId: seller.id,
    productIds: [product.id],
    at: scope.now,
    data: {
      cart: {
        id: cart.id,
        amountCents: cart.cartAmountCents || offer.priceCents,
        currency: product.currency,
        createdAt: cart.createdAt.toISOString(),
        utm: cart.utm,
      },
      product: { id: product.id, name: product.name },
      offerId: offer.id,
      visitor: { name: cart.name, email: cart.email, phone: cart.phone, document: cart.document },
    },
  })
}
