import type { SalesReport } from '@balcao/domain/reports/reports'
import { eq, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { figureSums, saleEvent, saleEvents } from './figures/sale-events.ts'
import { saleFigures } from './figures/sale-figures.ts'
import { ofProduct } from './figures-by-day.ts'
import { dayOf, type ReportLine, type ReportScope, sum, toLine } from './report-line.ts'

type Dimension = { key: SQL<string | null>; name: SQL<string | null> }

const unnamed = sql<null>`null::text`

const dimensions: Record<Exclude<SalesReport, 'AFFILIATE'>, Dimension> = {
  PERIOD: { key: dayOf(saleEvent.at), name: unnamed },
  PRODUCT: { key: sql`${products.id}::text`, name: sql`${products.name}` },
  OFFER: { key: sql`${offers.id}::text`, name: sql`${products.name} || ' · ' || ${offers.title}` },
  SOURCE: { key: sql`${saleEvent.source}`, name: sql`${saleEvent.source}` },
  METHOD: { key: sql`${saleEvent.method} || ' ' || ${saleEvent.installments}`, name: unnamed },
}

const { salesCount, grossCents, shareCents, netCents } = figureSums
const columnsBy = ({ key, name }: Dimension) => ({
  key: key.as('key'),
  name: name.as('name'),
  currency: saleEvent.currency,
  salesCount,
  grossCents,
  reversedCents: sum(sql`${saleEvent.refundCents} + ${saleEvent.chargebackCents}`),
  shareCents,
  netCents,
})
const groups = [sql`1`, sql`2`, saleEvent.currency]

/**
 * The seller's sales of a period by one dimension, as docs/figures.md defines them: gross, money returned in
 * the same period, the seller's part, and the rest after the seller's refunds and dispute fees of that
 * period.
 */
export async function salesBy(report: SalesReport, scope: ReportScope): Promise<ReportLine[]> {
  if (report === 'AFFILIATE') return salesByAffiliate(scope)
  const { caller, from, to, productId } = scope
  const rows = await caller.tx
    .with(await saleFigures(asSeller(caller), [{ from, to }], { which: ofProduct(productId) }))
    .select(columnsBy(dimensions[report]))
    .from(saleEvent)
    .innerJoin(products, eq(products.id, saleEvent.productId))
    .innerJoin(offers, eq(offers.id, saleEvent.offerId))
    .groupBy(...groups)
  return rows.map(toLine)
}

/** Read from the sales themselves, because a sale may get its affiliate on a later day. */
async function salesByAffiliate({ caller, from, to, productId }: ReportScope): Promise<ReportLine[]> {
  const rows = await caller.tx
    .with(saleEvents(asSeller(caller), [{ from, to }], ofProduct(productId)))
    .select(columnsBy({ key: sql`${orders.affiliateId}::text`, name: sql`${users.name}` }))
    .from(saleEvent)
    .innerJoin(orders, eq(orders.id, saleEvent.orderId))
    .leftJoin(users, eq(users.id, orders.affiliateId))
    .groupBy(...groups)
  return rows.map(toLine)
}
