import { and, eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import { settleCycleTicket } from './settle-cycle-ticket.ts'

/** Reports a payment's outcome to its subscription. */
export async function tellSubscription(scope: Scope, paymentId: string): Promise<void> {
  const [order] = await scope.tx
    .select({ id: orders.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.id, paymentId), eq(orders.type, 'SUBSCRIPTION')))
  if (order) await addJob(scope, settleCycleTicket, { paymentId })
}
