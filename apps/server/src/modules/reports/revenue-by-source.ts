import type { Period } from '@balcao/domain/options/date-ranges'
import { and, eq, sql } from 'drizzle-orm'
import { orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import type { SaleEyes } from '../payments/sale-eyes.ts'
import { salesOf } from './figures-by-day.ts'

const shownMax = 6

/** Where the approved sales of a period came from by the links that buyers followed, the largest first, each with the period before. */
export async function revenueBySource(
  eyes: SaleEyes,
  { current, previous }: { current: Period; previous: Period },
  productId: string | undefined,
) {
  const [now, before] = await Promise.all([
    sumBySource(eyes, current, productId),
    sumBySource(eyes, previous, productId),
  ])
  const former = new Map(before.map(({ source, grossCents }) => [source, grossCents]))
  return now.slice(0, shownMax).map((row) => ({ ...row, previousCents: former.get(row.source) ?? 0 }))
}

function sumBySource(eyes: SaleEyes, period: Period, productId: string | undefined) {
  return eyes.scope.tx
    .select({
      /** Null for a link that said nothing. */
      source: sql<string | null>`nullif(${orders.utm} ->> 'utm_source', '')`,
      count: sql<number>`count(*)`.mapWith(Number),
      grossCents: sql<number>`sum(${payments.amountCents})`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(salesOf(eyes, period, productId), eq(payments.status, 'APPROVED')))
    .groupBy(sql`1`)
    .orderBy(sql`3 desc`, sql`1`)
}
