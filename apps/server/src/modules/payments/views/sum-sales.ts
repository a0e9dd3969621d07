import type { Currency } from '@balcao/domain/vocabulary'
import { desc, eq, sql } from 'drizzle-orm'
import { orderShares, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { type SaleFilters, wantedSales } from './sale-filters.ts'
import type { SaleViewer } from './sale-viewer.ts'

type SaleSums = {
  currency: Currency
  grossCents: number
  approvedGrossCents: number
  approvedShareCents: number
}

const nothing: SaleSums = { currency: 'BRL', grossCents: 0, approvedGrossCents: 0, approvedShareCents: 0 }

/**
 * Sums over the whole filter instead of the page, per currency, the one with the most sales first. Contains
 * at least one currency, so that a filter without a sale shows a zero.
 */
export async function sumSales(
  viewer: SaleViewer,
  filters: SaleFilters,
): Promise<{ count: number; approvedCount: number; money: [SaleSums, ...SaleSums[]] }> {
  const approved = sql`filter (where ${payments.status} = 'APPROVED')`
  const count = sql<number>`count(*)`.mapWith(Number)
  const rows = await viewer.scope.tx
    .select({
      currency: payments.currency,
      count,
      grossCents: sql<number>`coalesce(sum(${payments.amountCents}), 0)`.mapWith(Number),
      approvedCount: sql<number>`count(*) ${approved}`.mapWith(Number),
      approvedGrossCents: sql<number>`coalesce(sum(${payments.amountCents}) ${approved}, 0)`.mapWith(Number),
      approvedShareCents: sql<number>`coalesce(sum(${viewer.shareCents}) ${approved}, 0)`.mapWith(Number),
    })
    .from(payments)
    // A left join, which PostgreSQL drops if neither the filters nor the viewer's share need the order.
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(orderShares, viewer.myShare)
    .where(wantedSales(viewer, filters))
    .groupBy(payments.currency)
    .orderBy(desc(count), payments.currency)
  const [first = nothing, ...others] = rows.map(
    ({ count: _count, approvedCount: _approvedCount, ...money }) => money,
  )
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    approvedCount: rows.reduce((sum, row) => sum + row.approvedCount, 0),
    money: [first, ...others],
  }
}
