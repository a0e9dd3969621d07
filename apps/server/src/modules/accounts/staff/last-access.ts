import { and, eq, sql } from 'drizzle-orm'
import { sessionLogs, users } from '../../../db/schema/accounts.ts'

const entriesOfUser = and(
  eq(sessionLogs.platformId, users.platformId),
  eq(sessionLogs.userId, users.id),
  eq(sessionLogs.door, 'ADMIN'),
  eq(sessionLogs.outcome, 'ENTERED'),
)

/** When the user of the query last came in by the staff's door. By the log of sessions, which stays when sessions are forgotten. */
export const lastAccessAt = sql<Date | null>`(
  select max(${sessionLogs.at}) from ${sessionLogs} where ${entriesOfUser})`.mapWith(sessionLogs.at)
