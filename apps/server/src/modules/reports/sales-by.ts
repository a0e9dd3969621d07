import type { SalesReport } from '@balcao/domain/reports'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { offers, products } from '../../db/schema/catalog.ts'
import { orderShares, orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import { asSeller } from '../payments/sale-eyes.ts'
import { givenOf } from './given-of.ts'
import { count, dayOf, type ReportLine, type ReportScope, sum, toLine } from './report-line.ts'

type Dimension = { key: SQL<string | null>; name: SQL<string | null> }

const unnamed = sql<null>`null::text`

const dimensions: Record<SalesReport, Dimension> = {
  PERIOD: { key: dayOf(payments.paidAt), name: unnamed },
  PRODUCT: { key: sql`${products.id}::text`, name: sql`${products.name}` },
  OFFER: { key: sql`${offers.id}::text`, name: sql`${products.name} || ' · ' || ${offers.title}` },
  SOURCE: { key: sql`${orders.utm} ->> 'utm_source'`, name: sql`${orders.utm} ->> 'utm_source'` },
  AFFILIATE: { key: sql`${orders.affiliateId}::text`, name: sql`${users.name}` },
  METHOD: { key: sql`${payments.method} || ' ' || ${payments.installments}`, name: unnamed },
}

/**
 * The seller's paid sales of a period by one thing: what buyers paid, what of it went back since, the seller's part as it was booked, and what
 * is left of it. A sale belongs to the day on which it was paid, as in the books.
 */
export async function salesBy(
  report: SalesReport,
  { caller, from, to, productId }: ReportScope,
): Promise<ReportLine[]> {
  const { sees, myShare, shareCents } = asSeller(caller)
  const { key, name } = dimensions[report]
  const rows = await caller.tx
    .select({
      key: key.as('key'),
      name: name.as('name'),
      currency: payments.currency,
      salesCount: count(),
      grossCents: sum(payments.amountCents),
      reversedCents: sum(sql`${payments.amountCents} - ${payments.bookedCents}`),
      shareCents: sum(shareCents),
      netCents: sum(sql`${shareCents} - ${givenOf(caller)}`),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .innerJoin(offers, eq(offers.id, orders.offerId))
    .leftJoin(users, eq(users.id, orders.affiliateId))
    .leftJoin(orderShares, myShare)
    .where(
      and(
        sees,
        gte(payments.paidAt, from),
        lt(payments.paidAt, to),
        productId === undefined ? undefined : eq(payments.productId, productId),
      ),
    )
    .groupBy(sql`1`, sql`2`, payments.currency)
  return rows.map(toLine)
}
