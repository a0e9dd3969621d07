import { addDays, type CalendarDay, dayInSaoPaulo } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import type { Period } from '@balcao/domain/options/date-ranges'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { AcrossReader } from '#db/across-platforms.ts'

export type SoldOnDay = { platformId: string; currency: Currency; day: CalendarDay; cents: Cents }

/** Payments of buyers by platform and day of a period: the gross of docs/figures.md. */
export async function readSoldByDay(db: AcrossReader, { from, to }: Period): Promise<SoldOnDay[]> {
  const rows = await db.execute<{
    platformId: string
    currency: Currency
    day: CalendarDay
    cents: string
  }>(sql`
    select p.platform_id as "platformId", sold.currency, sold.day, sold.cents from platforms p cross join lateral (
      select e.currency, to_char(e.posted_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day, sum(e.amount_cents) as cents
      from ledger_entries e
      join ledger_journals j on j.platform_id = e.platform_id and j.id = e.journal_id
      join ledger_accounts a on a.platform_id = e.platform_id and a.id = e.account_id
      where e.platform_id = p.platform_id and j.rule = 'sale.approved' and a.code like 'acquirer:%:receivable'
        and e.posted_at >= ${from.toISOString()}::timestamptz and e.posted_at < ${to.toISOString()}::timestamptz
      group by e.platform_id, e.currency, day) sold
    where p.kind = 'TENANT'`)
  return rows.map(({ cents, ...row }) => ({ ...row, cents: Number(cents) }))
}

/** Sum of each currency of the rows, the largest first. */
export function sumByCurrency(rows: readonly SoldOnDay[]): { currency: Currency; cents: Cents }[] {
  const sums = new Map<Currency, Cents>()
  for (const { currency, cents } of rows) sums.set(currency, (sums.get(currency) ?? 0) + cents)
  return [...sums]
    .map(([currency, cents]) => ({ currency, cents }))
    .sort((one, other) => other.cents - one.cents)
}

/** Every day of a period in one currency, including days without a sale. */
export function everyDayOf(rows: readonly SoldOnDay[], { from, days }: Period, wanted: Currency) {
  const first = dayInSaoPaulo(from)
  return Array.from({ length: days }, (_, place) => {
    const day = addDays(first, place)
    const own = rows.filter((row) => row.day === day && row.currency === wanted)
    return { day, grossCents: own.reduce((sum, { cents }) => sum + cents, 0) }
  })
}
