import { randomUUID } from 'node:crypto'
import { addDays, boundsOfDays, type CalendarDay, dayInSaoPaulo } from '@balcao/domain/calendar'
import type { Currency } from '@balcao/domain/vocabulary'
import { desc, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { batch, insertTogether } from '#db/insert-together.ts'
import { ledgerDays, ledgerDayTotals, ledgerEntries, ledgerSeals } from '#db/schema/ledger.ts'
import { inScope, type Scope } from '#scope.ts'
import { type DayTotal, hashDay, printEntries } from './hash-day.ts'

/**
 * Delay of the seal after the end of a day, when few of its postings are still under way: sales wait during
 * the seal.
 */
const graceMs = 3_600_000

/** Closes the days that are over and not closed, in order. */
export async function closeDays(app: App, platformId: string): Promise<void> {
  for (;;) {
    const day = await inScope(app, platformId, sealNextDay)
    if (day === null) return
    await inScope(app, platformId, (scope) => closeDay(scope, day))
  }
}

/** Whether the day can be sealed and closed: postings from now on are dated after it. */
export function isOver(day: CalendarDay, now: Date): boolean {
  return now.getTime() >= boundsOfDays(day).to.getTime() + graceMs
}

/**
 * Seals the first day that is over and not closed, and returns it; null without one. The seal waits for
 * uncommitted postings, and new postings wait for the seal, so the transaction does nothing else and times
 * out rather than delay sales. The job is retried.
 */
export async function sealNextDay(scope: Scope): Promise<CalendarDay | null> {
  const { tx, platformId, now } = scope
  const former = await lastClosedDay(scope)
  const day = former ? addDays(former.day, 1) : await firstDay(scope)
  if (day === null || !isOver(day, now)) return null
  const endsAt = boundsOfDays(day).to
  const [sealed] = await tx
    .select({ id: ledgerSeals.id })
    .from(ledgerSeals)
    .where(eq(ledgerSeals.endsAt, endsAt))
  if (sealed) return day
  await tx.execute(sql`select set_config('lock_timeout', '5s', true)`)
  await tx.execute(sql`select app.lock_dates(${platformId})`)
  await tx.insert(ledgerSeals).values({ platformId, endsAt, sealedAt: now }).onConflictDoNothing()
  return day
}

export async function lastClosedDay({ tx }: Scope) {
  const [last] = await tx
    .select({ day: ledgerDays.day, hash: ledgerDays.hash })
    .from(ledgerDays)
    .orderBy(desc(ledgerDays.day))
    .limit(1)
  return last
}

async function firstDay({ tx }: Scope): Promise<CalendarDay | null> {
  const [first] = await tx
    .select({ postedAt: ledgerEntries.postedAt })
    .from(ledgerEntries)
    .orderBy(ledgerEntries.postedAt, ledgerEntries.id)
    .limit(1)
  return first ? dayInSaoPaulo(first.postedAt) : null
}

/**
 * Closes a sealed day: the movement and the balance of each account, and a hash that includes the former
 * day's.
 */
async function closeDay(scope: Scope, day: CalendarDay): Promise<void> {
  const { tx, platformId, now } = scope
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`close-day ${platformId}`}, 0))`)
  const former = await lastClosedDay(scope)
  if (former && former.day >= day) return
  const { count, print } = await printEntries(scope, day)
  const totals = await sumDay(scope, day)
  const hash = hashDay({ formerHash: former?.hash ?? '', day, entriesPrint: print, totals })
  const dayId = randomUUID()
  const endsAt = boundsOfDays(day).to
  await insertTogether(
    tx,
    batch(ledgerDays, [{ id: dayId, platformId, day, entriesCount: count, hash, closedAt: now }]),
    batch(
      ledgerDayTotals,
      totals.map(({ code: _, ...total }) => ({
        ...total,
        currency: total.currency as Currency,
        id: randomUUID(),
        platformId,
        dayId,
        endsAt,
      })),
    ),
  )
}

/** Movement and balance of each account: the balance of its last closed day plus the later movement. */
async function sumDay({ tx, platformId }: Scope, day: CalendarDay): Promise<DayTotal[]> {
  const { from, to } = boundsOfDays(day)
  const rows = await tx.execute<{
    id: string
    code: string
    currency: string
    moved: string
    balance: string
  }>(sql`
    select a.id, a.code, a.currency, moved.cents as moved, moved.cents + coalesce((
      select t.balance_cents from ledger_day_totals t
      where t.platform_id = ${platformId} and t.account_id = a.id order by t.ends_at desc limit 1), 0) as balance
    from (
      select account_id, sum(amount_cents) as cents from ledger_entries
      where platform_id = ${platformId} and posted_at >= ${from.toISOString()} and posted_at < ${to.toISOString()} group by account_id
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
