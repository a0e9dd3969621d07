import { and, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { defineStatement, type Inputs, type StatementBuilder } from '#db/define-statement.ts'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'

const laterCycles = alias(subscriptionCycles, 'later_cycles')

/** Column of a statement: whether an order bills a period of a subscription. */
export function isForPeriod(
  db: StatementBuilder,
  order: { platformId: PgColumn; orderId: PgColumn },
): SQL<boolean> {
  const cycle = db
    .select({ id: subscriptionCycles.id })
    .from(subscriptionCycles)
    .where(
      and(eq(subscriptionCycles.platformId, order.platformId), eq(subscriptionCycles.orderId, order.orderId)),
    )
  return sql<boolean>`exists ${cycle}`
}

/** The cycle of a dropped change of plan: its period is over even without a later one. */
const isDroppedChange = and(isNotNull(subscriptionCycles.creditCents), eq(subscriptionCycles.state, 'UNPAID'))

const selectLater = defineStatement((db, given: Inputs<{ orderId: string }>) =>
  db
    .select({ id: subscriptionCycles.id })
    .from(subscriptionCycles)
    .leftJoin(
      laterCycles,
      and(
        eq(laterCycles.subscriptionId, subscriptionCycles.subscriptionId),
        gt(laterCycles.number, subscriptionCycles.number),
      ),
    )
    .where(and(eq(subscriptionCycles.orderId, given.orderId), or(isNotNull(laterCycles.id), isDroppedChange)))
    .limit(1),
)

/**
 * Whether a later period than the order's has been billed, or the order's change of plan was dropped. The caller
 * has locked the payments of the order, as the billing of the next period does.
 */
export async function isPeriodOver({ tx }: Scope, orderId: string): Promise<boolean> {
  return (await selectLater(tx, { orderId })).length > 0
}
