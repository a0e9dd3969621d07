import { and, eq, gte, type SQL } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { User } from '#modules/accounts/users/user.ts'

/** Time within which a second person may lift the block that a first one asked to lift. */
const askLifetimeMs = 24 * 3_600_000

/** Whether a request to lift a seller's block waits for a second person. */
export function isUnblockAsked(now: Date, { status, unblockAskedAt }: User): boolean {
  return status === 'BLOCKED' && unblockAskedAt !== null && unblockAskedAt >= oldestAsk(now)
}

/** The same condition for a query. */
export function unblockIsAsked(now: Date): SQL | undefined {
  return and(eq(users.status, 'BLOCKED'), gte(users.unblockAskedAt, oldestAsk(now)))
}

function oldestAsk(now: Date): Date {
  return new Date(now.getTime() - askLifetimeMs)
}
