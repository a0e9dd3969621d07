import { and, eq, ne, sql } from 'drizzle-orm'
import { announce } from '#db/live-events.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import type { Payment } from './payment.ts'
import { paymentTopic } from './payment-topic.ts'

/** Points the other payments of an order to the one that is now in force, and updates their open pages. */
export async function supersedeSiblings(
  { tx, now }: Scope,
  { id, orderId }: Pick<Payment, 'id' | 'orderId'>,
): Promise<void> {
  const superseded = await tx
    .update(payments)
    .set({ supersededById: id, version: sql`${payments.version} + 1`, updatedAt: now })
    .where(and(eq(payments.orderId, orderId), ne(payments.id, id)))
    .returning({ id: payments.id })
  for (const sibling of superseded) await announce(tx, paymentTopic(sibling.id))
}
