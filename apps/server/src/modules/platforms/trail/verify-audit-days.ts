import { addDays, type CalendarDay } from '@balcao/domain/calendar'
import { sql } from 'drizzle-orm'
import { auditDays } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'
import { hashAuditDay, hashAuditRows, noHash } from './hash-audit-day.ts'

/**
 * Computes the hash of every closed day of the audit trail again from its rows, and returns the days that
 * differ or do not follow the previous one. Rows in the archive were proven when they were moved there
 * (`proveDays`).
 */
export async function verifyAuditDays(scope: Pick<Scope, 'tx' | 'platformId'>): Promise<CalendarDay[]> {
  const { tx, platformId } = scope
  // A platform that is moving in is not complete yet, and one that has moved away is verified in its new
  // cell.
  const held = await tx.execute(sql`select from app.tenant_holds where platform_id = ${platformId}`)
  if (held.length > 0) return []
  const days = await tx.select().from(auditDays).orderBy(auditDays.day)
  const broken: CalendarDay[] = []
  let former: { day: CalendarDay; hash: string } | undefined
  for (const closed of days) {
    const { day, rowsCount, rowsHash, previousHash, hash, archivedIn } = closed
    const found = await hashAuditRows(scope, day)
    const isNext = former === undefined || day === addDays(former.day, 1)
    const isChained = isNext && previousHash === (former?.hash ?? noHash)
    const isWhole =
      archivedIn === null
        ? found.rowsHash === rowsHash && found.rowsCount === rowsCount
        : found.rowsCount === 0
    if (!isChained || !isWhole || hashAuditDay(closed) !== hash) broken.push(day)
    former = { day, hash }
  }
  return broken
}
