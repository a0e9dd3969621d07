import { addDays, boundsOfDays, type CalendarDay, dayInSaoPaulo } from '@balcao/domain/calendar'
import { desc, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { auditDays, auditLog, auditSeals } from '#db/schema/platforms.ts'
import { inScope, type Scope } from '#scope.ts'
import { hashAuditDay, hashAuditRows, noHash } from './hash-audit-day.ts'

/** Delay of the seal after the end of a day, when few of its changes are still under way. */
const graceMs = 3_600_000

/** Closes the days of the audit trail that are over and not closed, in order. */
export async function closeAuditDays(app: App, platformId: string): Promise<void> {
  const sealed = await inScope(app, platformId, sealAuditDays)
  while (await inScope(app, platformId, (scope) => closeNextDay(scope, sealed)));
}

/**
 * Seals all days that are over, and returns the last of them. The seal waits for uncommitted rows, and new
 * rows wait for the seal, so the transaction does nothing else and times out rather than block people. The
 * job is retried.
 */
async function sealAuditDays({ tx, platformId, now }: Scope): Promise<CalendarDay> {
  const day = addDays(dayInSaoPaulo(new Date(now.getTime() - graceMs)), -1)
  const endsAt = boundsOfDays(day).to
  const [seal] = await tx.select({ id: auditSeals.id }).from(auditSeals).where(eq(auditSeals.endsAt, endsAt))
  if (seal) return day
  await tx.execute(sql`select set_config('lock_timeout', '5s', true)`)
  await tx.execute(sql`select app.lock_trail(${platformId})`)
  await tx.insert(auditSeals).values({ platformId, endsAt, sealedAt: now }).onConflictDoNothing()
  return day
}

/** False if no day is left to close. */
async function closeNextDay(scope: Scope, sealed: CalendarDay): Promise<boolean> {
  const { tx, platformId, now } = scope
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`close-trail ${platformId}`}, 0))`)
  const former = await lastAuditDay(scope)
  const day = former ? addDays(former.day, 1) : await firstDay(scope)
  if (day === null || day > sealed) return false
  const previousHash = former?.hash ?? noHash
  const closed = { platformId, day, previousHash, ...(await hashAuditRows(scope, day)) }
  await tx.insert(auditDays).values({ ...closed, hash: hashAuditDay(closed), closedAt: now })
  return true
}

export async function lastAuditDay({ tx }: Scope) {
  const [last] = await tx
    .select({ day: auditDays.day, rowsCount: auditDays.rowsCount, hash: auditDays.hash })
    .from(auditDays)
    .orderBy(desc(auditDays.day))
    .limit(1)
  return last
}

async function firstDay({ tx }: Scope): Promise<CalendarDay | null> {
  const [first] = await tx
    .select({ at: auditLog.at })
    .from(auditLog)
    .orderBy(auditLog.at, auditLog.id)
    .limit(1)
  return first ? dayInSaoPaulo(first.at) : null
}
