import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { accessGrants, gifts } from '#db/schema/access.ts'
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
  if (await hasAccess(caller, { customerId: session.userId, productId: order.productId }))
    throw new AppError('gift_owned')
  await grantAccess(caller, {
    orderId: order.id,
    customerId: session.userId,
    givenName: gift.recipientName,
  })
  await tx.update(gifts).set({ openedAt: now }).where(eq(gifts.id, giftId))
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
