import type { CartState } from '@balcao/domain/carts'
import { isValidEmail } from '@balcao/domain/email'
import { nameToGreet } from '@balcao/domain/names'
import { eq } from 'drizzle-orm'
import { abandonedCarts } from '../../db/schema/orders.ts'
import type { Scope } from '../../scope.ts'
import { openNotifier } from '../notifications/open-notifier.ts'
import { optOutPath } from '../notifications/opt-out.ts'
import { announceCart } from './announce-cart.ts'
import { type LockedCart, lockCart } from './lock-cart.ts'
import { mayBeReminded } from './may-be-reminded.ts'
import { nextReminderAt, remindersMax } from './reminder-plan.ts'

/**
 * Sends the reminder that is due for a cart, and answers when to look again. Nothing is sent for a cart that was bought, stopped, or typed
 * into since the look was planned.
 */
export async function remindCart(scope: Scope, cartId: string): Promise<Date | null> {
  const { tx, now } = scope
  const found = await lockCart(scope, cartId)
  if (!found || (found.cart.state !== 'CAPTURED' && found.cart.state !== 'RECOVERING')) return null
  const { cart } = found
  const dueAt = nextReminderAt(cart)
  if (dueAt === null || dueAt > now) return dueAt
  const move = (state: CartState, remindersSent = cart.remindersSent) =>
    tx.update(abandonedCarts).set({ state, remindersSent }).where(eq(abandonedCarts.id, cartId))

  if (!(await mayBeReminded(scope, found))) {
    await move('SUPPRESSED')
    return null
  }
  const isTold = await remind(scope, found)
  const remindersSent = cart.remindersSent + (isTold ? 1 : 0)
  const isLast = !isTold || remindersSent === remindersMax
  await move(isLast ? 'EXHAUSTED' : 'RECOVERING', remindersSent)
  return isLast ? null : nextReminderAt({ ...cart, remindersSent })
}

/** Writes to the visitor, and to the seller once. Whether the visitor was written to: a telephone number alone is for the seller to call. */
async function remind(scope: Scope, { cart, offer, product, seller }: LockedCart): Promise<boolean> {
  const notifier = await openNotifier(scope, seller.id)
  const facts = {
    productName: product.name,
    amountCents: cart.cartAmountCents || offer.priceCents,
    currency: product.currency,
  }
  if (cart.remindersSent === 0) {
    await announceCart(scope, { cart, offer, product, seller })
    await notifier.seller('onAbandonedCart', {
      key: `cart-abandoned:${cart.id}`,
      to: seller.email,
      locale: seller.locale,
      props: { ...facts, sellerName: nameToGreet(seller), cartsPath: '/platform/abandoned-cart' },
    })
  }
  if (!isValidEmail(cart.email)) return false
  return notifier.buyer('onAbandonedCart', {
    key: `cart-reminder:${cart.id}:${cart.remindersSent + 1}`,
    to: cart.email,
    locale: product.language,
    props: {
      ...facts,
      buyerName: nameToGreet({ name: cart.name, document: cart.document }),
      sellerName: seller.name,
      checkoutPath: `/checkout/${offer.id}?utm_source=carrinho&utm_medium=email`,
      optOutPath: optOutPath(scope, cart.email),
      isLast: cart.remindersSent + 1 === remindersMax,
    },
  })
}
