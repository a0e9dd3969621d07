import { and, eq, type SQL } from 'drizzle-orm'
import { apiKeys } from '#db/schema/api.ts'
import type { Caller } from '#rpc/caller.ts'

/** Sellers have keys of their own; those of the staff are the platform's, and any of the staff may end them. */
export function isOwnedBy({ session }: Caller): SQL | undefined {
  const { role, userId } = session
  return role === 'ADMIN'
    ? eq(apiKeys.role, 'ADMIN')
    : and(eq(apiKeys.role, 'SELLER'), eq(apiKeys.userId, userId))
}
