import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { orderShares, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import type { AffiliationPeriod } from './affiliation-period.ts'

export type AffiliateSales = {
  affiliateId: string
  productId: string
  currency: Currency
  sales: number
  approved: number
  /** Count of refunded and charged back sales. */
  reversed: number
  grossCents: number
  commissionCents: number
}

const countOf = (condition: SQL) =>
  sql<number>`count(distinct ${orders.id}) filter (where ${condition})`.mapWith(Number)
const sumOf = (column: PgColumn, condition: SQL) =>
  sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)`.mapWith(Number)
const isApproved = sql`${payments.status} = 'APPROVED'`

/** Sales by affiliate, product and currency. A reversed sale earns nothing and is counted as reversed. */
export function readAffiliateSales(
  { tx }: Scope,
  which: SQL | undefined,
  { from, to }: AffiliationPeriod,
): Promise<AffiliateSales[]> {
  return tx
    .select({
      affiliateId: orderShares.userId,
      productId: orders.productId,
      currency: orders.currency,
      sales: sql<number>`count(distinct ${orders.id})`.mapWith(Number),
      approved: countOf(isApproved),
      reversed: countOf(sql`${payments.status} in ('REFUNDED', 'CHARGEBACK')`),
      grossCents: sumOf(orders.totalCents, isApproved),
      commissionCents: sumOf(orderShares.amountCents, isApproved),
    })
    .from(orderShares)
    .innerJoin(orders, eq(orders.id, orderShares.orderId))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orderShares.role, 'AFFILIATE'),
        which,
        from === undefined ? undefined : gte(orders.createdAt, new Date(from)),
        to === undefined ? undefined : lt(orders.createdAt, new Date(to)),
      ),
    )
    .groupBy(orderShares.userId, orders.productId, orders.currency)
}
