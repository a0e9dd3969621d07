import { isValidEmail } from '@balcao/domain/people/email'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { abandonedCarts } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockCart } from './lock-cart.ts'
import { lockOwnCart } from './lock-own-cart.ts'
import { mayBeReminded } from './may-be-reminded.ts'
import { messageOf, readRecoveryPlan } from './reminder-plan.ts'
import { writeReminder } from './write-reminder.ts'

/** Minimum pause between two messages to one visitor, whoever sends them. */
const pauseMs = 6 * 60 * 60_000
const open = ['CAPTURED', 'RECOVERING', 'EXHAUSTED']

/** Sends the next message of a cart at once, at the seller's request, in place of the planned reminder. */
export async function remindNow(caller: Caller, { cartId }: { cartId: string }): Promise<void> {
  const { tx, now } = caller
  const { state, email, remindedAt } = await lockOwnCart(caller, cartId)
  const found = await lockCart(caller, cartId)
  invariant(found, 'it was locked a moment ago')
  const isTooSoon = remindedAt !== null && now.getTime() - remindedAt.getTime() < pauseMs
  if (!open.includes(state) || !isValidEmail(email) || isTooSoon || !(await mayBeReminded(caller, found)))
    throw new AppError('cart_not_remindable')
  const { cart } = found
  const message = messageOf(await readRecoveryPlan(caller, cart.sellerId), cart)
  if (!(await writeReminder(caller, found, message))) throw new AppError('cart_not_remindable')
  await tx
    .update(abandonedCarts)
    .set({
      state: message.isLast ? 'EXHAUSTED' : 'RECOVERING',
      remindersSent: cart.remindersSent + 1,
      step: cart.step + 1,
      remindedAt: now,
    })
    .where(eq(abandonedCarts.id, cartId))
}
