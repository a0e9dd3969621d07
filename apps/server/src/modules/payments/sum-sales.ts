import { eq, sql } from 'drizzle-orm'
import { orderShares, orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import type { SaleEyes } from './sale-eyes.ts'
import { type SaleFilters, wantedSales } from './sale-filters.ts'

/** Sums over the whole filter, not the page. */
export async function sumSales(eyes: SaleEyes, filters: SaleFilters) {
  const approved = sql`filter (where ${payments.status} = 'APPROVED')`
  const [totals] = await eyes.scope.tx
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      grossCents: sql<number>`coalesce(sum(${payments.amountCents}), 0)`.mapWith(Number),
      approvedCount: sql<number>`count(*) ${approved}`.mapWith(Number),
      approvedGrossCents: sql<number>`coalesce(sum(${payments.amountCents}) ${approved}, 0)`.mapWith(Number),
      approvedShareCents: sql<number>`coalesce(sum(${eyes.shareCents}) ${approved}, 0)`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(orderShares, eyes.myShare)
    .where(wantedSales(eyes, filters))
  return totals ?? { count: 0, grossCents: 0, approvedCount: 0, approvedGrossCents: 0, approvedShareCents: 0 }
}
