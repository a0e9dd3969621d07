import type { Period } from '@balcao/domain/options/date-ranges'
import { eq, gt, sql } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import type { SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import { figureSums, saleEvent, saleEvents } from './figures/sale-events.ts'
import { ofProduct } from './figures-by-day.ts'

const shownMax = 6

/** Sales of a period by the source of the buyer's link, the largest first, each with the period before. */
export async function revenueBySource(
  viewer: SaleViewer,
  { current, previous }: { current: Period; previous: Period },
  productId: string | undefined,
) {
  const [now, before] = await Promise.all([
    sumBySource(viewer, current, productId),
    sumBySource(viewer, previous, productId),
  ])
  const former = new Map(before.map(({ source, grossCents }) => [source, grossCents]))
  return now.slice(0, shownMax).map((row) => ({ ...row, previousCents: former.get(row.source) ?? 0 }))
}

function sumBySource(viewer: SaleViewer, period: Period, productId: string | undefined) {
  return viewer.scope.tx
    .with(saleEvents(viewer, period, ofProduct(productId)))
    .select({
      /** Null for a link without a source. */
      source: sql<string | null>`nullif(${orders.utm} ->> 'utm_source', '')`,
      count: figureSums.salesCount,
      grossCents: figureSums.grossCents,
    })
    .from(saleEvent)
    .innerJoin(orders, eq(orders.id, saleEvent.orderId))
    .groupBy(sql`1`)
    .having(gt(figureSums.salesCount, 0))
    .orderBy(sql`3 desc`, sql`1`)
}
