import { boundsOfDays, type CalendarDay } from '@balcao/domain/calendar'
import { type SQL, sql } from 'drizzle-orm'
import { bookedProfit, profitSums } from './booked-profit.ts'

const groups = ['at', 'seller_id', 'provider_account_id', 'currency']

/** The columns of `profit_totals` that a day's sums fill, in their order. */
export const profitColumns = sql.raw([...groups, ...profitSums].join(', '))

/** The booked profit of a day as rows of `profit_totals`: by seller, and once more by acquirer account. */
export function profitOfDay(platformId: string, day: CalendarDay): SQL {
  const sums = profitSums.map((name) => `sum(${name})::bigint as ${name}`)
  return sql`
    select ${sql.raw([...groups, ...sums].join(', '))} from (${bookedProfit(platformId, [boundsOfDays(day)])}) booked
    group by grouping sets ((at, seller_id, currency), (at, provider_account_id, currency))`
}
