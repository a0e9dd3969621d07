import type { Role } from '@balcao/domain/vocabulary'
import { and, eq, sql } from 'drizzle-orm'
import { tenant } from '#db/define-statement.ts'
import { sessionLogs, users } from '#db/schema/accounts.ts'

/**
 * Last login of the query's user by a door, from the log, which outlives the sessions. A query over all
 * platforms passes its own platform column.
 */
export function lastAccessBy(door: Role, platformId: typeof users.platformId | typeof tenant = tenant) {
  const entries = and(
    sql`${sessionLogs.platformId} = ${platformId}`,
    eq(sessionLogs.userId, users.id),
    eq(sessionLogs.door, door),
    eq(sessionLogs.outcome, 'ENTERED'),
  )
  return sql<Date | null>`(
  select max(${sessionLogs.at}) from ${sessionLogs} where ${entries})`.mapWith(sessionLogs.at)
}
