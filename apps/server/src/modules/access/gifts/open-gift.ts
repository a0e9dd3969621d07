import { adultRating } from '@balcao/domain/delivery/age-ratings'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { accessGrants, gifts } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { orderItems } from '#db/schema/orders.ts'
import { grantAccess } from '#modules/access/grant-access.ts'
import { readStandings } from '#modules/access/read-standings.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import { lockGift } from './lock-gift.ts'

/**
 * Opens a gift to the recipient, whose login code has proven the mailbox. The first opening writes the access; a
 * second opening changes nothing. For a recipient who already has access to the product the gift stays closed, so that
 * the buyer can change the recipient.
 */
export async function openGift(caller: Caller, { giftId }: { giftId: string }): Promise<void> {
  const { tx, now, session } = caller
  const { email } = await getUser(caller, session.userId)
  const locked = await lockGift(caller, giftId)
  if (!locked || locked.gift.sentAt === null || locked.gift.recipientEmail !== email)
    throw new AppError('not_found')
  const { gift, order, paid } = locked
  if (gift.openedAt !== null) return
  if (!paid) throw new AppError('gift_ended')
  if (await isForAdultsNow(caller, order.id)) throw new AppError('gift_adult')
  if (await hasAccess(caller, { customerId: session.userId, productId: order.productId }))
    throw new AppError('gift_owned')
  await grantAccess(caller, {
    orderId: order.id,
    customerId: session.userId,
    givenName: gift.recipientName,
  })
  await tx.update(gifts).set({ openedAt: now }).where(eq(gifts.id, giftId))
}

/**
 * Whether a product of the gift is rated 18 by now: the recipient of a gift is not asked for an age (decision
 * 0056).
 */
async function isForAdultsNow({ tx, platformId }: Scope, orderId: string): Promise<boolean> {
  const [rated] = await tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(
      and(
        eq(orderItems.platformId, platformId),
        eq(orderItems.orderId, orderId),
        eq(products.ageRating, adultRating),
      ),
    )
    .limit(1)
  return rated !== undefined
}

async function hasAccess(scope: Scope, holder: { customerId: string; productId: string }): Promise<boolean> {
  const grants = await scope.tx
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .where(and(eq(accessGrants.customerId, holder.customerId), eq(accessGrants.productId, holder.productId)))
  const standings = await readStandings(
    scope,
    grants.map(({ id }) => id),
  )
  return [...standings.values()].some(({ isOpen }) => isOpen)
}
