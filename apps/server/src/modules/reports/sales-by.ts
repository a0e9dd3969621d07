import type { SalesReport } from '@balcao/domain/reports'
import { eq, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { figureSums, saleEvent, saleEvents } from './figures/sale-events.ts'
import { ofProduct } from './figures-by-day.ts'
import { dayOf, type ReportLine, type ReportScope, sum, toLine } from './report-line.ts'

type Dimension = { key: SQL<string | null>; name: SQL<string | null> }

const unnamed = sql<null>`null::text`

const dimensions: Record<SalesReport, Dimension> = {
  PERIOD: { key: dayOf(saleEvent.at), name: unnamed },
  PRODUCT: { key: sql`${products.id}::text`, name: sql`${products.name}` },
  OFFER: { key: sql`${offers.id}::text`, name: sql`${products.name} || ' · ' || ${offers.title}` },
  SOURCE: { key: sql`${orders.utm} ->> 'utm_source'`, name: sql`${orders.utm} ->> 'utm_source'` },
  AFFILIATE: { key: sql`${orders.affiliateId}::text`, name: sql`${users.name}` },
  METHOD: { key: sql`${saleEvent.method} || ' ' || ${saleEvent.installments}`, name: unnamed },
}

/**
 * The seller's sales of a period by one dimension, as docs/figures.md defines them: gross, money returned in
 * the same period, the seller's part, and what is left after the seller's refunds and dispute fees of that
 * period.
 */
export async function salesBy(
  report: SalesReport,
  { caller, from, to, productId }: ReportScope,
): Promise<ReportLine[]> {
  const { key, name } = dimensions[report]
  const { salesCount, grossCents, shareCents, netCents } = figureSums
  const rows = await caller.tx
    .with(saleEvents(asSeller(caller), { from, to }, ofProduct(productId)))
    .select({
      key: key.as('key'),
      name: name.as('name'),
      currency: saleEvent.currency,
      salesCount,
      grossCents,
      reversedCents: sum(sql`${saleEvent.refundCents} + ${saleEvent.chargebackCents}`),
      shareCents,
      netCents,
    })
    .from(saleEvent)
    .innerJoin(orders, eq(orders.id, saleEvent.orderId))
    .innerJoin(products, eq(products.id, saleEvent.productId))
    .innerJoin(offers, eq(offers.id, orders.offerId))
    .leftJoin(users, eq(users.id, orders.affiliateId))
    .groupBy(sql`1`, sql`2`, saleEvent.currency)
  return rows.map(toLine)
}
