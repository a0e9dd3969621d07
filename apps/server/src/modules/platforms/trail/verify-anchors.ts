import type { CalendarDay } from '@balcao/domain/calendar'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { auditDays, auditLog } from '#db/schema/platforms.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import type { Scope } from '#scope.ts'

/**
 * Days whose hash is not the one that the operator's trail keeps, or that are missing. A change of rows whose hashes were made anew is
 * found here. What a platform left behind when it moved ends before the days that it has closed since.
 */
export async function verifyAnchors({
  tx,
  platformId,
  db,
}: Pick<Scope, 'tx' | 'platformId'> & { db: Database }): Promise<CalendarDay[]> {
  const held = await tx.execute(sql`select from app.tenant_holds where platform_id = ${platformId}`)
  if (held.length > 0) return []
  const anchors = await db.replica(operatorPlatformId, (operator) =>
    operator
      .select({
        day: sql<string>`${auditLog.detail} ->> 'day'`,
        hash: sql<string>`${auditLog.detail} ->> 'hash'`,
      })
      .from(auditLog)
      .where(and(eq(auditLog.subject, platformId), eq(auditLog.action, 'audit_day.anchored')))
      .orderBy(auditLog.at),
  )
  const archived = await tx.execute<{ day: string; hash: string }>(
    sql`select day, hash from app.archived_anchors where platform_id = ${platformId} order by day`,
  )
  const days = await tx.select({ day: auditDays.day, hash: auditDays.hash }).from(auditDays)
  const hashes = new Map(days.map(({ day, hash }) => [day, hash]))
  return [...archived, ...anchors].flatMap(({ day, hash }) => (hashes.get(day) === hash ? [] : [day]))
}
