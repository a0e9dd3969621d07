import { addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { AcrossReader } from '../../db/across-platforms.ts'
import { isOfVolume } from '../billing/read-volumes.ts'

export type Sold = { platformId: string; currency: Currency; cents: Cents }

/**
 * What buyers paid on each platform since the start of a day some days ago, less what went back, by currency and by the rules of the bills.
 * Closed days are skipped by their last entry, so that only the days asked for are read.
 */
export async function readSoldAcross(db: AcrossReader, now: Date, days: number): Promise<Sold[]> {
  const firstDay = addDays(dayInSaoPaulo(now), 1 - days)
  const since = startOfDayInSaoPaulo(firstDay).toISOString()
  const rows = await db.execute<{ platformId: string; currency: Currency; cents: string }>(sql`
    select p.platform_id as "platformId", sold.currency, sold.cents from platforms p cross join lateral (
      select e.currency, sum(e.amount_cents) as cents
      from ledger_entries e
      join ledger_journals j on j.platform_id = p.platform_id and j.id = e.journal_id
      join ledger_accounts a on a.platform_id = p.platform_id and a.id = e.account_id
      where e.platform_id = p.platform_id and ${isOfVolume} and j.posted_at >= ${since}::timestamptz
        and e.id > (select coalesce(max(last_entry_id), 0) from ledger_days d where d.platform_id = p.platform_id and d.day < ${firstDay})
      group by e.currency) sold
    where p.kind = 'TENANT'`)
  return rows.map(({ cents, ...row }) => ({ ...row, cents: Number(cents) }))
}
