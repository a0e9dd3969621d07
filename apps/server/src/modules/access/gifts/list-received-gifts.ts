import { adultRating } from '@balcao/domain/delivery/age-ratings'
import { firstName } from '@balcao/domain/people/names'
import { and, asc, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { gifts } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orderItems, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'

/** More unopened gifts than a person has; the next ones appear when some of these are opened. */
const shownMax = 20

const rated = alias(products, 'rated')

/**
 * The unopened gifts to the caller's mailbox, the oldest first, without any price. A gift whose product was rated 18 after the
 * purchase cannot be opened and has no picture.
 */
export async function listReceivedGifts(caller: Caller) {
  const { app, tx, session, platformId } = caller
  const { email } = await getUser(caller, session.userId)
  const adultItem = tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(rated, eq(rated.id, orderItems.productId))
    .where(
      and(
        eq(orderItems.platformId, platformId),
        eq(orderItems.orderId, gifts.orderId),
        eq(rated.platformId, platformId),
        eq(rated.ageRating, adultRating),
      ),
    )
  const received = await tx
    .select({
      id: gifts.id,
      message: gifts.message,
      buyerName: orders.buyerName,
      productName: products.name,
      imageKey: products.imageKey,
      isForAdults: sql<boolean>`exists ${adultItem}`,
      sellerName: users.name,
    })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.orderId))
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(
      and(
        eq(gifts.recipientEmail, email),
        isNotNull(gifts.sentAt),
        isNull(gifts.openedAt),
        exists(
          tx
            .select({ id: payments.id })
            .from(payments)
            .where(
              and(
                eq(payments.platformId, platformId),
                eq(payments.orderId, gifts.orderId),
                eq(payments.status, 'APPROVED'),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(gifts.sentAt), asc(gifts.id))
    .limit(shownMax)
  return received.map(({ imageKey, buyerName, ...gift }) => ({
    ...gift,
    from: firstName(buyerName),
    imageUrl: imageKey === null || gift.isForAdults ? null : app.store.publicUrl(imageKey),
  }))
}
