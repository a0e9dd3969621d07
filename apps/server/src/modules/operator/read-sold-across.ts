import { addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { AcrossReader } from '../../db/across-platforms.ts'

export type Sold = { platformId: string; currency: Currency; cents: Cents }

/** What buyers paid on each platform since the start of a day some days ago, by currency: the gross of docs/figures.md. */
export async function readSoldAcross(db: AcrossReader, now: Date, days: number): Promise<Sold[]> {
  const since = startOfDayInSaoPaulo(addDays(dayInSaoPaulo(now), 1 - days)).toISOString()
  const rows = await db.execute<{ platformId: string; currency: Currency; cents: string }>(sql`
    select p.platform_id as "platformId", sold.currency, sold.cents from platforms p cross join lateral (
      select e.currency, sum(e.amount_cents) as cents
      from ledger_entries e
      join ledger_journals j on j.platform_id = p.platform_id and j.id = e.journal_id
      join ledger_accounts a on a.platform_id = p.platform_id and a.id = e.account_id
      where e.platform_id = p.platform_id and j.rule = 'sale.approved' and a.code like 'acquirer:%:receivable' and e.posted_at >= ${since}::timestamptz
      group by e.currency) sold
    where p.kind = 'TENANT'`)
  return rows.map(({ cents, ...row }) => ({ ...row, cents: Number(cents) }))
}
