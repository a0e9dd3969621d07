import { and, eq } from 'drizzle-orm'
import { gifts } from '#db/schema/access.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

export type LockedGift = NonNullable<Awaited<ReturnType<typeof lockGift>>>

/**
 * A gift with its order, and with its payment if that is approved. Locks the payment, then the gift, in the order of
 * the jobs that follow a payment: a refund comes either before or after the change of the gift.
 */
export async function lockGift({ tx }: Scope, giftId: string) {
  const [paid] = await tx
    .select({ isDemo: payments.isDemo })
    .from(gifts)
    .innerJoin(payments, eq(payments.orderId, gifts.orderId))
    .where(and(eq(gifts.id, giftId), eq(payments.status, 'APPROVED'), eq(payments.certainty, 'KNOWN')))
    .limit(1)
    .for('share', { of: payments })
  const [found] = await tx
    .select({ gift: gifts, order: orders })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.orderId))
    .where(eq(gifts.id, giftId))
    .for('update', { of: gifts })
  return found ? { ...found, paid: paid ?? null } : null
}
