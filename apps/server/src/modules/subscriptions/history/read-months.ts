import { addMonths, type CalendarDay, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { type SQL, sql } from 'drizzle-orm'
import { readRevenue } from '#modules/subscriptions/recurring-revenue/read-revenue.ts'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import { chargesInBooks } from './charges-in-books.ts'

export const monthsShown = 12

export type HistoryMonth = {
  /** Month: 2026-11. */
  month: string
  /** MRR at the end of the month. */
  monthlyCents: Cents
  chargedCents: Cents
  startedCount: number
  /** Subscriptions paid and not ended at the start of the month, the base of churn. */
  atStartCount: number
  /** Ended by cancellation, or for lack of payment. A subscription that has paid its last charge is neither. */
  leftCount: number
  lostCount: number
}

type Row = { currency: Currency; month: string } & Record<string, string>

/** The first days of the months shown, the current one last. */
export function shownMonths(now: Date): CalendarDay[] {
  const first = `${dayInSaoPaulo(now).slice(0, 7)}-01`
  return Array.from({ length: monthsShown }, (_, index) => addMonths(first, index - monthsShown + 1))
}

/**
 * Twelve months of a seller's subscriptions per currency: charges and subscribers by the books, and the recurring revenue.
 * Charges are summed once by month, and each month then selects among these few sums, because comparing every charge with
 * every month takes far longer.
 */
export async function readMonths(
  viewer: SubscriptionViewer,
): Promise<{ currency: Currency; months: HistoryMonth[] }[]> {
  const { tx, now } = viewer.caller
  const firstDays = shownMonths(now)
  const months = sql.param(firstDays.map((first) => first.slice(0, 7)))
  const bounds = [...firstDays, addMonths(firstDays[0] ?? dayInSaoPaulo(now), monthsShown)]
  const starts = sql.param(bounds.map((day) => startOfDayInSaoPaulo(day).toISOString()))
  const placeOf = (instant: SQL) => sql`width_bucket(${instant}, (select starts from bounds))`
  const [rows, revenue] = await Promise.all([
    tx.execute<Row>(sql`
    with ${chargesInBooks(viewer)},
    bounds as materialized (select ${starts}::text[]::timestamptz[] as starts),
    shown as materialized (
      select place, month from unnest(${months}::text[]) with ordinality as m (month, place)
    ),
    people as (
      select subscription_id, currency, min(booked_at) as started_at,
        min(case state when 'CANCELED' then canceled_at when 'COMPLETED' then paid_until end) as ended_at,
        min(case state when 'CANCELED' then coalesce(canceled_by, '') end) as ended_by
      from charges where not is_trial group by 1, 2
    ),
    sums as materialized (
      select currency, ${placeOf(sql`booked_at`)} as booked, sum(cents) as cents from charges group by 1, 2
    ),
    counts as materialized (
      select currency, ${placeOf(sql`started_at`)} as started, ${placeOf(sql`ended_at`)} as ended,
        ended_by, count(*) as count
      from people group by 1, 2, 3, 4
    ),
    currencies as (select distinct currency from sums)
    select c.currency, m.month, money.*, moves.*
    from currencies c cross join shown m
    cross join lateral (
      select coalesce(sum(cents) filter (where booked = place), 0) as charged
      from sums where sums.currency = c.currency
    ) money
    cross join lateral (
      select
        coalesce(sum(count) filter (where started = place), 0) as started,
        coalesce(sum(count) filter (where started < place and (ended is null or ended >= place)), 0) as at_start,
        coalesce(sum(count) filter (where ended = place and ended_by <> 'SYSTEM'), 0) as left_count,
        coalesce(sum(count) filter (where ended = place and ended_by = 'SYSTEM'), 0) as lost
      from counts where counts.currency = c.currency
    ) moves
    order by c.currency, m.month`),
    readRevenue(viewer.caller, { months: monthsShown }),
  ])
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency)
  return [...byCurrency].map(([currency, own]) => ({
    currency,
    months: own.map((row, index) => ({
      month: row.month,
      monthlyCents: revenue.find((part) => part.currency === currency)?.months[index]?.closingCents ?? 0,
      chargedCents: Number(row.charged),
      startedCount: Number(row.started),
      atStartCount: Number(row.at_start),
      leftCount: Number(row.left_count),
      lostCount: Number(row.lost),
    })),
  }))
}
