import { isValidEmail } from '@balcao/domain/people/email'
import { nameToGreet } from '@balcao/domain/people/names'
import { eq } from 'drizzle-orm'
import { abandonedCarts } from '#db/schema/orders.ts'
import { openNotifier } from '#modules/notifications/open-notifier.ts'
import type { Scope } from '#scope.ts'
import { announceCart } from './announce-cart.ts'
import { type LockedCart, lockCart } from './lock-cart.ts'
import { mayBeReminded } from './may-be-reminded.ts'
import { afterQuietHours } from './quiet-hours.ts'
import { messageOf, nextCheckAt, readRecoveryPlan } from './reminder-plan.ts'
import { writeReminder } from './write-reminder.ts'

/**
 * Sends the due reminder of a cart, and returns the time of the next check. Nothing is sent for a cart that
 * was bought, stopped, or changed since the check was planned; in quiet hours the reminder waits until they
 * are over.
 */
export async function remindCart(scope: Scope, cartId: string): Promise<Date | null> {
  const { tx, now } = scope
  const found = await lockCart(scope, cartId)
  if (!found || (found.cart.state !== 'CAPTURED' && found.cart.state !== 'RECOVERING')) return null
  const { cart } = found
  const plan = await readRecoveryPlan(scope, cart.sellerId)
  const dueAt = nextCheckAt(plan, cart)
  if (dueAt === null || dueAt > now) return dueAt
  const move = (changes: Partial<typeof abandonedCarts.$inferInsert>) =>
    tx.update(abandonedCarts).set(changes).where(eq(abandonedCarts.id, cartId))

  if (!(await mayBeReminded(scope, found))) {
    await move({ state: 'SUPPRESSED' })
    return null
  }
  if (cart.remindersSent === 0) await tellSeller(scope, found)
  const { isDue, ...message } = messageOf(plan, cart)
  if (!isDue || !isValidEmail(cart.email)) {
    await move({ state: 'EXHAUSTED' })
    return null
  }
  const wokenAt = afterQuietHours(now, plan.quietHours)
  if (wokenAt > now) return wokenAt
  if (!(await writeReminder(scope, found, message))) {
    await move({ state: 'EXHAUSTED' })
    return null
  }
  const sent = { remindersSent: cart.remindersSent + 1, step: cart.step + 1 }
  await move({ state: message.isLast ? 'EXHAUSTED' : 'RECOVERING', remindedAt: now, ...sent })
  return message.isLast ? null : nextCheckAt(plan, { ...cart, ...sent })
}

/**
 * Notifies the seller of a cart once, by mail and webhook: a visitor with only a phone number has to be
 * called by the seller.
 */
async function tellSeller(scope: Scope, found: LockedCart): Promise<void> {
  const { cart, offer, product, seller } = found
  await announceCart(scope, found)
  const notifier = await openNotifier(scope, seller.id)
  await notifier.seller('onAbandonedCart', {
    key: `cart-abandoned:${cart.id}`,
    to: seller.email,
    locale: seller.locale,
    props: {
      productName: product.name,
      amountCents: cart.cartAmountCents || offer.priceCents,
      currency: product.currency,
      sellerName: nameToGreet(seller),
      cartsPath: '/platform/abandoned-cart',
    },
  })
}
