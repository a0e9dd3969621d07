import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { products } from '../../db/schema/catalog.ts'
import { payments, saleReversals } from '../../db/schema/payments.ts'
import { asSeller } from '../payments/sale-eyes.ts'
import { givenIn } from './given-of.ts'
import { count, type ReportLine, type ReportScope, sum, toLine } from './report-line.ts'

const because = (cause: 'REFUND' | 'CHARGEBACK') => sql`${saleReversals.cause} = ${cause}`

/** What went back to buyers or their banks in a period, and what of it the seller gave. A dispute that was won went nowhere. */
export async function reversalsByProduct({
  caller,
  from,
  to,
  productId,
}: ReportScope): Promise<ReportLine[]> {
  const rows = await caller.tx
    .select({
      key: sql<string>`${products.id}::text`.as('key'),
      name: products.name,
      currency: payments.currency,
      refundCount: count(because('REFUND')),
      refundCents: sum(saleReversals.amountCents, because('REFUND')),
      chargebackCount: count(because('CHARGEBACK')),
      chargebackCents: sum(saleReversals.amountCents, because('CHARGEBACK')),
      givenCents: sum(givenIn(caller)),
    })
    .from(saleReversals)
    .innerJoin(payments, eq(payments.id, saleReversals.paymentId))
    .innerJoin(products, eq(products.id, payments.productId))
    .where(
      and(
        asSeller(caller).sees,
        isNull(saleReversals.restoredAt),
        gte(saleReversals.createdAt, from),
        lt(saleReversals.createdAt, to),
        productId === undefined ? undefined : eq(payments.productId, productId),
      ),
    )
    .groupBy(sql`1`, products.name, payments.currency)
  return rows.map(toLine)
}
