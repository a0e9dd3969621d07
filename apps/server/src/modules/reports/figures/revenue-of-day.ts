import { boundsOfDays, type CalendarDay } from '@balcao/domain/calendar'
import { revenueMovements as kinds } from '@balcao/domain/money/recurring-revenue'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { revenueTotals } from '#db/schema/figures.ts'
import { revenueMovements } from '#db/schema/subscriptions.ts'
import { inPeriods } from '#modules/ledger/days/split-at-days.ts'

/** The columns of `revenue_totals` that a day's sums fill, in their order. */
export const revenueColumns = sql.raw(
  [
    'at',
    'seller_id',
    'currency',
    ...kinds.map((kind) => `${kind.toLowerCase()}_cents`),
    'closing_cents',
  ].join(', '),
)

/**
 * Movements of recurring revenue on a day by seller, and the revenue at the end of the day: the former total
 * plus the movements.
 */
export function revenueOfDay(platformId: string, day: CalendarDay): SQL {
  const period = boundsOfDays(day)
  const at = sql`${period.from.toISOString()}::timestamptz(3)`
  const sums = kinds.map(
    (kind) =>
      sql`coalesce(sum(${revenueMovements.cents}) filter (where ${revenueMovements.kind} = ${kind}), 0)::bigint as ${sql.identifier(`${kind.toLowerCase()}_cents`)}`,
  )
  const former = sql`(select t.closing_cents from ${revenueTotals} t
    where t.platform_id = ${platformId} and t.seller_id = ${revenueMovements.sellerId}
      and t.currency = ${revenueMovements.currency} and t.at < ${at} order by t.at desc limit 1)`
  return sql`
    select ${at} as at, ${revenueMovements.sellerId} as seller_id, ${revenueMovements.currency} as currency, ${sql.join(sums, sql`, `)},
      (coalesce(${former}, 0) + sum(${revenueMovements.cents}))::bigint as closing_cents
    from ${revenueMovements}
    where ${and(eq(revenueMovements.platformId, platformId), inPeriods(revenueMovements.at, [period]))}
    group by ${revenueMovements.sellerId}, ${revenueMovements.currency}`
}
