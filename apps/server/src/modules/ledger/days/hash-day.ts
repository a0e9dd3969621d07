import { createHash } from 'node:crypto'
import { boundsOfDays, type CalendarDay } from '@balcao/domain/calendar'
import { sql } from 'drizzle-orm'
import type { Scope } from '#scope.ts'

export type DayTotal = {
  accountId: number
  code: string
  currency: string
  movedCents: number
  balanceCents: number
}

/** Hash of a closed day: of the former day's hash, the day's entries with their journals, and its totals. */
export function hashDay(day: {
  formerHash: string
  day: CalendarDay
  entriesPrint: string
  totals: readonly DayTotal[]
}): string {
  const totals = day.totals
    .map((total) => `${total.code} ${total.currency} ${total.movedCents} ${total.balanceCents}`)
    .sort()
  return createHash('sha256')
    .update([day.formerHash, day.day, day.entriesPrint, ...totals].join('\n'))
    .digest('hex')
}

/** Count and hash of the entries dated on a day. */
export async function printEntries(
  { tx, platformId }: Pick<Scope, 'tx' | 'platformId'>,
  day: CalendarDay,
): Promise<{ count: number; print: string }> {
  const { from, to } = boundsOfDays(day)
  const [row] = await tx.execute<{ count: number; print: string }>(sql`
    select count(*)::int as count, encode(sha256(convert_to(coalesce(string_agg(
      concat_ws(' ', e.id, j.rule, j.key, j.subject_kind, j.subject_id, extract(epoch from j.posted_at), a.code, e.amount_cents, e.currency, e.payment_id),
      E'\n' order by e.posted_at, e.id), ''), 'utf8')), 'hex') as print
    from ledger_entries e
    join ledger_journals j on j.platform_id = ${platformId} and j.id = e.journal_id
    join ledger_accounts a on a.platform_id = ${platformId} and a.id = e.account_id
    where e.platform_id = ${platformId} and e.posted_at >= ${from.toISOString()} and e.posted_at < ${to.toISOString()}`)
  return row ?? { count: 0, print: '' }
}
