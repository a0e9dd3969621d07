import { eq, or, sql } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { figureSums, saleEvent, saleEvents } from './figures/sale-events.ts'
import { ofProduct } from './figures-by-day.ts'
import { type ReportLine, type ReportScope, toLine } from './report-line.ts'

/** Money returned to buyers or their banks in a period, less money restored in it, and the seller's part. */
export async function reversalsByProduct({
  caller,
  from,
  to,
  productId,
}: ReportScope): Promise<ReportLine[]> {
  const { refundCount, refundCents, chargebackCount, chargebackCents, givenCents } = figureSums
  const rows = await caller.tx
    .with(saleEvents(asSeller(caller), [{ from, to }], ofProduct(productId)))
    .select({
      key: sql<string>`${products.id}::text`.as('key'),
      name: products.name,
      currency: saleEvent.currency,
      refundCount,
      refundCents,
      chargebackCount,
      chargebackCents,
      givenCents,
    })
    .from(saleEvent)
    .innerJoin(products, eq(products.id, saleEvent.productId))
    .where(or(sql`${saleEvent.refundCount} <> 0`, sql`${saleEvent.chargebackCount} <> 0`))
    .groupBy(sql`1`, products.name, saleEvent.currency)
  return rows.map(toLine)
}
