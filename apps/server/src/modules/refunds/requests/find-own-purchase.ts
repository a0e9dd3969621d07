import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * A purchase of the caller's mailbox, which the login code has proven to be theirs. Any other purchase is not
 * found.
 */
export async function findOwnPurchase(caller: Caller, paymentId: string) {
  const { email } = await getUser(caller, caller.session.userId)
  const [purchase] = await caller.tx
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.id, paymentId), eq(orders.buyerEmail, email)))
  if (!purchase) throw new AppError('payment_not_found')
  return purchase
}
