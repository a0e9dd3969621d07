import { eq } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import { defineJob } from '#define-job.ts'
import { settleCycleTicket } from '#modules/payments/core/settle-cycle-ticket.ts'
import { lockSubscription } from '#modules/subscriptions/lock-subscription.ts'
import { inScope, type Scope } from '#scope.ts'
import { followPayment } from './follow-payment.ts'

/** Settles the cycle of a payment that was paid, declined or returned, after the payment's own commit. */
export const settleCycleJob = defineJob({
  ...settleCycleTicket,
  run: (app, { platformId, paymentId }) => inScope(app, platformId, (scope) => settleCycle(scope, paymentId)),
})

async function settleCycle(scope: Scope, paymentId: string): Promise<void> {
  const { tx } = scope
  const [found] = await tx
    .select({ cycle: subscriptionCycles })
    .from(payments)
    .innerJoin(subscriptionCycles, eq(subscriptionCycles.orderId, payments.orderId))
    .where(eq(payments.id, paymentId))
  if (!found) return
  const { subscription, cycle: newest } = await lockSubscription(scope, found.cycle.subscriptionId)
  // Read under the lock, because both may have changed in the meantime.
  const [[payment], [cycle]] = await Promise.all([
    tx.select().from(payments).where(eq(payments.id, paymentId)),
    tx.select().from(subscriptionCycles).where(eq(subscriptionCycles.id, found.cycle.id)),
  ])
  if (payment && cycle)
    await followPayment(scope, { subscription, cycle, isNewest: cycle.id === newest.id, payment })
}
