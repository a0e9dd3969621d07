import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { StatementBuilder } from '../../db/define-statement.ts'
import { subscriptionCycles } from '../../db/schema/subscriptions.ts'

const laterCycles = alias(subscriptionCycles, 'later_cycles')

/** Whether an order was made for a period of a subscription after which a later one was asked for, as a column of a statement that is sent anyway. */
export function isPeriodOver(
  db: StatementBuilder,
  order: { platformId: PgColumn; orderId: PgColumn },
): SQL<boolean> {
  const later = db
    .select({ id: laterCycles.id })
    .from(subscriptionCycles)
    .innerJoin(
      laterCycles,
      and(
        eq(laterCycles.platformId, subscriptionCycles.platformId),
        eq(laterCycles.subscriptionId, subscriptionCycles.subscriptionId),
        gt(laterCycles.number, subscriptionCycles.number),
      ),
    )
    .where(
      and(eq(subscriptionCycles.platformId, order.platformId), eq(subscriptionCycles.orderId, order.orderId)),
    )
  return sql<boolean>`exists ${later}`
}
