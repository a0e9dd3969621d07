import {
  addDays,
  addMonths,
  type CalendarDay,
  dayInSaoPaulo,
  startOfDayInSaoPaulo,
} from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import { chargesInBooks } from './charges-in-books.ts'

export const monthsShown = 12
const monthDays = 30

export type HistoryMonth = {
  /** 2026-11 */
  month: string
  /** MRR per thirty days: subscriptions paid on the month's last day and not canceled by then. */
  monthlyCents: Cents
  chargedCents: Cents
  startedCount: number
  /** Paid and not ended when the month began: the base of churn. */
  atStartCount: number
  /** Ended by cancellation, and for lack of payment. */
  leftCount: number
  lostCount: number
}

type Row = { currency: Currency; month: string } & Record<string, string>

/** The first days of the months shown, the present one last. */
export function shownMonths(now: Date): CalendarDay[] {
  const first = `${dayInSaoPaulo(now).slice(0, 7)}-01`
  return Array.from({ length: monthsShown }, (_, index) => addMonths(first, index - monthsShown + 1))
}

/** Twelve months of a seller's subscriptions per currency. */
export async function readMonths(
  viewer: SubscriptionViewer,
): Promise<{ currency: Currency; months: HistoryMonth[] }[]> {
  const { tx, now } = viewer.caller
  const today = dayInSaoPaulo(now)
  const months = shownMonths(now).map((first) => {
    const next = addMonths(first, 1)
    const lastDay = addDays(next, -1)
    return {
      month: first.slice(0, 7),
      starts: startOfDayInSaoPaulo(first).toISOString(),
      ends: startOfDayInSaoPaulo(next).toISOString(),
      lastDay: [lastDay, today].sort()[0] ?? today,
    }
  })
  const column = (name: 'month' | 'starts' | 'ends' | 'lastDay') =>
    sql.param(months.map((month) => month[name]))
  const rows = await tx.execute<Row>(sql`
    with ${chargesInBooks(viewer)},
    shown as materialized (
      select month, starts::timestamptz as starts, ends::timestamptz as ends, last_day
      from unnest(${column('month')}::text[], ${column('starts')}::text[], ${column('ends')}::text[],
        ${column('lastDay')}::text[]) as m (month, starts, ends, last_day)
    ),
    people as (
      select subscription_id, currency, min(booked_at) as started_at,
        min(case when state = 'CANCELED' then canceled_at end) as ended_at, min(canceled_by) as ended_by
      from charges group by 1, 2
    ),
    currencies as (select distinct currency from people)
    select c.currency, m.month, money.*, moves.*
    from currencies c cross join shown m
    cross join lateral (
      select
        coalesce(sum(cents) filter (where booked_at >= m.starts and booked_at < m.ends), 0) as charged,
        coalesce(round(sum(price_cents::numeric * ${monthDays}::int / frequency) filter (
          where starts_on <= m.last_day and ends_on > m.last_day and booked_at < m.ends
            and (reversed_at is null or reversed_at >= m.ends) and (canceled_at is null or canceled_at >= m.ends)
        )), 0) as monthly
      from charges where charges.currency = c.currency
    ) money
    cross join lateral (
      select
        count(*) filter (where started_at >= m.starts and started_at < m.ends) as started,
        count(*) filter (where started_at < m.starts and (ended_at is null or ended_at >= m.starts)) as at_start,
        count(*) filter (where ended_at >= m.starts and ended_at < m.ends and ended_by is distinct from 'SYSTEM') as left_count,
        count(*) filter (where ended_at >= m.starts and ended_at < m.ends and ended_by = 'SYSTEM') as lost
      from people where people.currency = c.currency
    ) moves
    order by c.currency, m.month`)
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency)
  return [...byCurrency].map(([currency, own]) => ({
    currency,
    months: own.map((row) => ({
      month: row.month,
      monthlyCents: Number(row.monthly),
      chargedCents: Number(row.charged),
      startedCount: Number(row.started),
      atStartCount: Number(row.at_start),
      leftCount: Number(row.left_count),
      lostCount: Number(row.lost),
    })),
  }))
}
