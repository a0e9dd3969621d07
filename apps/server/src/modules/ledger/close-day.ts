import { randomUUID } from 'node:crypto'
import { addDays, type CalendarDay, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { Currency } from '@balcao/domain/vocabulary'
import { desc, sql } from 'drizzle-orm'
import { batch, insertTogether } from '../../db/insert-together.ts'
import { ledgerDays, ledgerDayTotals, ledgerJournals } from '../../db/schema/ledger.ts'
import type { Scope } from '../../scope.ts'
import { type DayTotal, hashDay, printEntries } from './hash-day.ts'

/** A transaction that began before midnight has ended by then. */
const graceMs = 3_600_000

/**
 * Closes the first day that is over and not closed: what each account moved, its balance, and a hash that holds the former day's. Answers
 * the day, or null when there is none to close.
 */
export async function closeDay(scope: Scope): Promise<CalendarDay | null> {
  const { tx, platformId, now } = scope
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`close-day ${platformId}`}, 0))`)
  const [former] = await tx.select().from(ledgerDays).orderBy(desc(ledgerDays.day)).limit(1)
  const day = former ? addDays(former.day, 1) : await firstDay(scope)
  if (day === null) return null
  if (!isOver(day, now)) return null
  const end = startOfDayInSaoPaulo(addDays(day, 1))

  const afterId = former?.lastEntryId ?? 0
  const [last] = await tx.execute<{ id: string | null }>(sql`
    select max(e.id)::text as id from ledger_entries e
    join ledger_journals j on j.platform_id = ${platformId} and j.id = e.journal_id
    where e.platform_id = ${platformId} and e.id > ${afterId} and j.posted_at < ${end.toISOString()}`)
  const lastId = Number(last?.id ?? afterId)
  const { count, print } = await printEntries(scope, { afterId, lastId })
  const totals = await sumDay(scope, afterId, lastId)
  const hash = hashDay({ formerHash: former?.hash ?? '', day, entriesPrint: print, totals })
  const dayId = randomUUID()
  await insertTogether(
    tx,
    batch(ledgerDays, [
      { id: dayId, platformId, day, lastEntryId: lastId, entriesCount: count, hash, closedAt: now },
    ]),
    batch(
      ledgerDayTotals,
      totals.map(({ code: _, ...total }) => ({
        ...total,
        currency: total.currency as Currency,
        id: randomUUID(),
        platformId,
        dayId,
        lastEntryId: lastId,
      })),
    ),
  )
  return day
}

/** Nothing more is written on that day: it can be closed. */
export function isOver(day: CalendarDay, now: Date): boolean {
  return now.getTime() >= startOfDayInSaoPaulo(addDays(day, 1)).getTime() + graceMs
}

async function firstDay({ tx }: Scope): Promise<CalendarDay | null> {
  const [first] = await tx
    .select({ postedAt: ledgerJournals.postedAt })
    .from(ledgerJournals)
    .orderBy(ledgerJournals.id)
    .limit(1)
  return first ? dayInSaoPaulo(first.postedAt) : null
}

/** What each account moved, and its balance: that of its last closed day and what it moved since. */
async function sumDay({ tx, platformId }: Scope, afterId: number, lastId: number): Promise<DayTotal[]> {
  const rows = await tx.execute<{
    id: string
    code: string
    currency: string
    moved: string
    balance: string
  }>(sql`
    select a.id, a.code, a.currency, moved.cents as moved, moved.cents + coalesce((
      select t.balance_cents from ledger_day_totals t
      where t.platform_id = ${platformId} and t.account_id = a.id order by t.last_entry_id desc limit 1), 0) as balance
    from (
      select account_id, sum(amount_cents) as cents from ledger_entries
      where platform_id = ${platformId} and id > ${afterId} and id <= ${lastId} group by account_id
    ) moved
    join ledger_accounts a on a.platform_id = ${platformId} and a.id = moved.account_id`)
  return rows.map(({ id, code, currency, moved, balance }) => ({
    accountId: Number(id),
    code,
    currency,
    movedCents: Number(moved),
    balanceCents: Number(balance),
  }))
}
