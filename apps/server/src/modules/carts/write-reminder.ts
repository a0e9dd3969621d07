import type { RecoveryMessage } from '@balcao/domain/checkout/carts'
import { nameToGreet } from '@balcao/domain/people/names'
import { openNotifier } from '#modules/notifications/open-notifier.ts'
import { optOutPath } from '#modules/notifications/opt-out.ts'
import type { Scope } from '#scope.ts'
import { cartPath } from './cart-link.ts'
import type { LockedCart } from './lock-cart.ts'

export type Message = { isLast: boolean; words: RecoveryMessage['words'] }

export async function reminderProps(
  scope: Scope,
  { cart, offer, product, seller }: LockedCart,
  { isLast, words }: Message,
) {
  return {
    productName: product.name,
    amountCents: cart.cartAmountCents || offer.priceCents,
    currency: product.currency,
    buyerName: nameToGreet({ name: cart.name, document: cart.document }),
    sellerName: seller.name,
    checkoutPath: cartPath(scope, cart, 'email'),
    optOutPath: await optOutPath(scope, cart.email),
    reason: cart.reason,
    isLast,
    words,
  }
}

/** Mails the visitor. False if the platform has switched these mails off. */
export async function writeReminder(scope: Scope, found: LockedCart, message: Message): Promise<boolean> {
  const { cart, product, seller } = found
  const notifier = await openNotifier(scope, seller.id)
  return notifier.buyer('onAbandonedCart', {
    key: `cart-reminder:${cart.id}:${cart.remindersSent + 1}`,
    to: cart.email,
    locale: product.language,
    props: await reminderProps(scope, found, message),
  })
}
