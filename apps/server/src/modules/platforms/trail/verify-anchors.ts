import type { CalendarDay } from '@balcao/domain/calendar'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { auditDays, auditLog } from '#db/schema/platforms.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import type { Scope } from '#scope.ts'

/**
 * Days whose hash differs from the one in the operator's trail, or that are missing. This finds forged rows
 * whose hashes were all computed again. A platform that has moved away is skipped, because its copy here ends
 * before later days.
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
