import type { Cents } from '@balcao/domain/money/money'
import { type PaidCycle, worthOfCycle } from '@balcao/domain/money/plan-change'
import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { orderItems } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import type { Cycle } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'

/** Limit above any number of changes within one period. */
const runMax = 100

/** Worth of a paid cycle, including the credits that paid a part of it. */
export async function readWorth({ tx, platformId }: Scope, cycle: Cycle): Promise<Cents> {
  const item = tx
    .select({ cents: sql`sum(${orderItems.priceCents} - ${orderItems.discountCents})` })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.platformId, platformId),
        eq(orderItems.orderId, subscriptionCycles.orderId),
        eq(orderItems.kind, 'MAIN'),
      ),
    )
  const rows = await tx
    .select({
      state: subscriptionCycles.state,
      priceCents: subscriptionCycles.priceCents,
      creditCents: subscriptionCycles.creditCents,
      leftCents: sql<number>`least(${payments.amountCents} - ${payments.refundedCents}, (${item}))`.mapWith(
        Number,
      ),
    })
    .from(subscriptionCycles)
    .innerJoin(payments, eq(payments.orderId, subscriptionCycles.orderId))
    .where(
      and(
        eq(subscriptionCycles.subscriptionId, cycle.subscriptionId),
        lte(subscriptionCycles.number, cycle.number),
        isNotNull(payments.paidAt),
      ),
    )
    .orderBy(desc(subscriptionCycles.number))
    .limit(runMax)
  const run: PaidCycle[] = []
  for (const { state, priceCents, creditCents, leftCents } of rows) {
    run.unshift({
      priceCents,
      creditCents: creditCents ?? 0,
      paidCents: state === 'PAID' ? Math.max(0, leftCents) : 0,
    })
    if (creditCents === null) break
  }
  return worthOfCycle(run)
}
