import { type SaleFilterStatus, saleFilterStatuses } from '@balcao/domain/vocabulary'
import { eq, sql } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { asksForOrder, type SaleFilters, saleFilters, wantedSales } from './sale-filters.ts'
import type { SaleViewer } from './sale-viewer.ts'

export const saleCountFilters = saleFilters.omit({ status: true })

/**
 * Limit of the count: a larger number need not be exact, and a million sales then cost no more than a
 * thousand.
 */
const countedMax = 1_000

export type SaleCount = { count: number; isMore: boolean }

/** Number of sales per status within the other filters, read from each status index up to a limit. */
export async function countSales(
  viewer: SaleViewer,
  filters: Omit<SaleFilters, 'status'>,
): Promise<Record<SaleFilterStatus, SaleCount>> {
  const counted = await Promise.all(
    saleFilterStatuses.map(async (status) => {
      const ofStatus = viewer.scope.tx
        .select({ id: payments.id })
        .from(payments)
        .where(wantedSales(viewer, { ...filters, status }))
        .limit(countedMax + 1)
        .$dynamic()
      // Only some filters need the order; without them the index alone is enough.
      const some = asksForOrder(filters)
        ? ofStatus.innerJoin(orders, eq(orders.id, payments.orderId))
        : ofStatus
      const [row] = await viewer.scope.tx
        .select({ count: sql<number>`count(*)`.mapWith(Number) })
        .from(some.as('some'))
      const count = row?.count ?? 0
      return [status, { count: Math.min(count, countedMax), isMore: count > countedMax }] as const
    }),
  )
  return Object.fromEntries(counted) as Record<SaleFilterStatus, SaleCount>
}
