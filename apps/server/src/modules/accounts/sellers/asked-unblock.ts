import { and, eq, gte, type SQL } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { User } from '#modules/accounts/users/user.ts'

/** Time within which a second person can approve the unblocking that a first person requested. */
const askLifetimeMs = 24 * 3_600_000

/** Whether an unblocking of this seller waits for the approval of a second person. */
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
