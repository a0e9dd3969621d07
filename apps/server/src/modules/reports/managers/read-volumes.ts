import type { Cents } from '@balcao/domain/money/money'
import { periodsOf } from '@balcao/domain/options/date-ranges'
import type { Currency } from '@balcao/domain/vocabulary'
import { gt, gte, inArray, not, type SQL, sql, sum } from 'drizzle-orm'
import { planWithValues } from '#db/plan-with-values.ts'
import { payments } from '#db/schema/payments.ts'
import { asManager } from '#modules/payments/views/sale-viewer.ts'
import { saleEvent, saleEvents } from '#modules/reports/figures/sale-events.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * Sales of the last thirty days and of the thirty before, by currency, since amounts of two currencies cannot
 * be added.
 */
export type Volume = { currency: Currency; currentCents: Cents; previousCents: Cents }

/** Recent sales of sellers while they were in the caller's care. */
export async function readVolumes(
  caller: Caller,
  sellerIds: string[],
): Promise<(sellerId: string) => Volume[]> {
  if (sellerIds.length === 0) return () => []
  const { current, previous } = periodsOf('30', caller.now)
  const isCurrent = gte(saleEvent.at, current.from)
  const sumOf = (period: SQL) =>
    sql<number>`coalesce(sum(${saleEvent.grossCents}) filter (where ${period}), 0)`.mapWith(Number)
  planWithValues(caller.tx)
  // Both periods in one query, because planning costs as much as the rows.
  const rows = await caller.tx
    .with(saleEvents(asManager(caller), [previous, current], inArray(payments.sellerId, sellerIds)))
    .select({
      sellerId: saleEvent.sellerId,
      currency: saleEvent.currency,
      currentCents: sumOf(isCurrent),
      previousCents: sumOf(not(isCurrent)),
    })
    .from(saleEvent)
    .groupBy(saleEvent.sellerId, saleEvent.currency)
    .having(gt(sum(saleEvent.salesCount), 0))
    .orderBy(saleEvent.currency)
  return (sellerId) => rows.flatMap(({ sellerId: id, ...volume }) => (id === sellerId ? [volume] : []))
}
