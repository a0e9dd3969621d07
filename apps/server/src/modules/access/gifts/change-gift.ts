import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { gifts } from '#db/schema/access.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import type { giftCorrectionInput } from './gift.input.ts'
import { type LockedGift, lockGift } from './lock-gift.ts'
import { mailGift } from './mail-gift.ts'

/** Limits of the mails of one gift, for all its addresses together: their number, and the pause between two. */
const mailsMax = 6
const mailPauseMs = 10 * 60_000
const correctionsMax = 3

/** Mails a sent gift once more to the same address. */
export async function resendGift(caller: Caller, { giftId }: { giftId: string }): Promise<void> {
  const locked = await lockOwnGift(caller, giftId)
  if (locked.gift.sentAt === null || locked.gift.recipientEmail === '') throw new AppError('record_changed')
  refuseTooManyMails(locked, caller.now)
  await mailGift(caller, locked)
}

/** Gives an unopened gift to another address. A gift whose day has come is mailed at once. */
export async function correctGift(
  caller: Caller,
  { giftId, name, email }: z.output<typeof giftCorrectionInput>,
): Promise<void> {
  const { tx, now } = caller
  const { gift, order, paid } = await lockOwnGift(caller, giftId)
  if (email === order.buyerEmail) throw new AppError('gift_to_oneself', { field: 'email' })
  if (gift.corrections >= correctionsMax) throw new AppError('gift_changes_used')
  const isDue = gift.sentAt !== null || gift.sendsAt <= now
  if (isDue && gift.mails >= mailsMax) throw new AppError('gift_changes_used')
  const [corrected] = await tx
    .update(gifts)
    .set({ recipientName: name, recipientEmail: email, corrections: gift.corrections + 1 })
    .where(eq(gifts.id, giftId))
    .returning()
  if (corrected && isDue) await mailGift(caller, { gift: corrected, order, paid })
}

type PaidGift = LockedGift & { paid: object }

/** A gift of the caller's own mailbox that is paid and not opened; another buyer's gift is not found. */
async function lockOwnGift(caller: Caller, giftId: string): Promise<PaidGift> {
  const { email } = await getUser(caller, caller.session.userId)
  const locked = await lockGift(caller, giftId)
  if (locked?.order.buyerEmail !== email) throw new AppError('not_found')
  const { paid } = locked
  if (locked.gift.openedAt !== null) throw new AppError('gift_opened')
  if (!paid) throw new AppError('gift_ended')
  return { ...locked, paid }
}

/**
 * Mails a gift again at its seller's request, opened or not. Returns false for a gift that is unpaid, was never
 * mailed, or whose recipient's data was erased.
 */
export async function mailGiftAgain(scope: Scope, giftId: string): Promise<boolean> {
  const locked = await lockGift(scope, giftId)
  if (!locked?.paid || locked.gift.sentAt === null || locked.gift.recipientEmail === '') return false
  refuseTooManyMails(locked, scope.now)
  await mailGift(scope, locked)
  return true
}

function refuseTooManyMails({ gift: { mails, sentAt } }: LockedGift, now: Date): void {
  if (mails >= mailsMax) throw new AppError('gift_changes_used')
  const waitMs = (sentAt?.getTime() ?? 0) + mailPauseMs - now.getTime()
  if (waitMs > 0) throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1_000) })
}
