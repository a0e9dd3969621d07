import { and, eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import { settleCycleTicket } from './settle-cycle-ticket.ts'

const selectSubscribed = defineStatement((db, given: Inputs<{ paymentId: string }>) =>
  db
    .select({ id: orders.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.id, given.paymentId), eq(orders.type, 'SUBSCRIPTION'))),
)

/** Reports a payment's outcome, a booked refund or a dispute to its subscription. */
export async function tellSubscription(scope: Scope, paymentId: string): Promise<void> {
  const [order] = await selectSubscribed(scope.tx, { paymentId })
  if (order) await addJob(scope, settleCycleTicket, { paymentId })
}
