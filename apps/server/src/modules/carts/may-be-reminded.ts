import { capabilities } from '@balcao/domain/people/account-standing'
import { and, eq, gt, gte, ne, notInArray, or, sql } from 'drizzle-orm'
import { abandonedCarts, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { isForSale } from '#modules/catalog/for-sale.ts'
import { hasOptedOut } from '#modules/notifications/opt-out.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'
import type { LockedCart } from './lock-cart.ts'

/** Time during which a mailbox gets reminders of one offer for only one cart, even if it has several. */
const quietMs = 7 * 24 * 60 * 60_000

/**
 * Whether the cart may get a reminder. False when the offer is closed, or when the mailbox opted out, owns
 * the product, may have bought it since, or gets reminders of the same offer for another cart.
 */
export async function mayBeReminded(
  scope: Scope,
  { cart, offer, product, seller }: LockedCart,
): Promise<boolean> {
  const { tx, platformId, now } = scope
  if (offer.status !== 'ACTIVE' || !isForSale(product) || !capabilities[seller.status].sells) return false
  const { salesSuspendedAt, closingSince } = await getPlatform(scope)
  if (salesSuspendedAt !== null || closingSince !== null) return false
  if (cart.email === '') return true
  // Serialises two carts of one mailbox that are due at the same instant, so that the second sees the
  // reminder of the first.
  const place = `cart reminder ${platformId} ${offer.id} ${cart.email}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`)
  // No reminder of a product that the mailbox owns. A shipped product may be bought again, so only a purchase
  // from shortly before the cart on counts: its form may have stayed open.
  const ownedSince =
    product.type === 'DIGITAL'
      ? undefined
      : gte(orders.createdAt, new Date(cart.createdAt.getTime() - quietMs))
  const [isUnwanted, bought, reminded] = await Promise.all([
    hasOptedOut(scope, cart.email),
    tx
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(
        and(
          eq(orders.buyerEmail, cart.email),
          eq(orders.productId, product.id),
          or(
            and(
              gte(orders.createdAt, cart.createdAt),
              or(notInArray(payments.status, ['REJECTED', 'CANCELED']), ne(payments.certainty, 'KNOWN')),
            ),
            and(gt(payments.bookedCents, 0), ownedSince),
          ),
        ),
      )
      .limit(1),
    tx
      .select({ id: abandonedCarts.id })
      .from(abandonedCarts)
      .where(
        and(
          eq(abandonedCarts.email, cart.email),
          eq(abandonedCarts.offerId, offer.id),
          ne(abandonedCarts.id, cart.id),
          gt(abandonedCarts.remindersSent, 0),
          gt(abandonedCarts.updatedAt, new Date(now.getTime() - quietMs)),
        ),
      )
      .limit(1),
  ])
  return !isUnwanted && bought.length === 0 && reminded.length === 0
}
