import type { Role } from '@balcao/domain/vocabulary'
import { and, eq, sql } from 'drizzle-orm'
import { sessionLogs, users } from '#db/schema/accounts.ts'

/** Last login of the query's user by a door, from the log, which outlives the sessions. */
export function lastAccessBy(door: Role) {
  const entries = and(
    eq(sessionLogs.platformId, users.platformId),
    eq(sessionLogs.userId, users.id),
    eq(sessionLogs.door, door),
    eq(sessionLogs.outcome, 'ENTERED'),
  )
  return sql<Date | null>`(
  select max(${sessionLogs.at}) from ${sessionLogs} where ${entries})`.mapWith(sessionLogs.at)
}
