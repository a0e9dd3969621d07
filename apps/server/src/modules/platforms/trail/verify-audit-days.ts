import { addDays, type CalendarDay } from '@balcao/domain/calendar'
import { auditDays } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'
import { hashAuditDay, noHash } from './hash-audit-day.ts'

/**
 * Computes the hash of every closed day of the audit trail again from its rows, and returns the days that differ or do not follow the one
 * before.
 */
export async function verifyAuditDays(scope: Pick<Scope, 'tx' | 'platformId'>): Promise<CalendarDay[]> {
  const days = await scope.tx.select().from(auditDays).orderBy(auditDays.day)
  const broken: CalendarDay[] = []
  let former: { day: CalendarDay; hash: string } | undefined
  for (const { day, rowsCount, previousHash, hash } of days) {
    const found = await hashAuditDay(scope, day, previousHash)
    const isNext = former === undefined || day === addDays(former.day, 1)
    const isChained = isNext && previousHash === (former?.hash ?? noHash)
    if (!isChained || found.hash !== hash || found.rowsCount !== rowsCount) broken.push(day)
    former = { day, hash }
  }
  return broken
}
