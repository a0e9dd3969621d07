import { eq, type SQL } from 'drizzle-orm'
import { apiKeys } from '#db/schema/api.ts'
import type { Caller } from '#rpc/caller.ts'

/** Sellers have keys of their own; those of the staff are the platform's, and any of the staff may end them. */
export function isOwnedBy({ session }: Caller): SQL {
  return session.role === 'ADMIN' ? eq(apiKeys.role, 'ADMIN') : eq(apiKeys.userId, session.userId)
}
