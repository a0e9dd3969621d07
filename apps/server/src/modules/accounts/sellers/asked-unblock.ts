import { and, eq, gte, type SQL } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import type { User } from '../users/user.ts'

/** Within this time another person may take back the block that somebody asked to take back. */
const askLifetimeMs = 24 * 3_600_000

/** Whether somebody's wish to take a seller's block back still waits for another person. */
export function isUnblockAsked(now: Date, { status, unblockAskedAt }: User): boolean {
  return status === 'BLOCKED' && unblockAskedAt !== null && unblockAskedAt >= oldestAsk(now)
}

/** The same, for a query. */
export function unblockIsAsked(now: Date): SQL | undefined {
  return and(eq(users.status, 'BLOCKED'), gte(users.unblockAskedAt, oldestAsk(now)))
}

function oldestAsk(now: Date): Date {
  return new Date(now.getTime() - askLifetimeMs)
}
