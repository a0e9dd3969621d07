import { and, eq, type SQL } from 'drizzle-orm'
import { apiKeys } from '#db/schema/api.ts'
import type { Caller } from '#rpc/caller.ts'

/** Sellers own their keys. Keys of the staff belong to the platform, and any staff member may revoke them. */
export function isOwnedBy({ session }: Caller): SQL | undefined {
  const { role, userId } = session
  return role === 'ADMIN'
    ? eq(apiKeys.role, 'ADMIN')
    : and(eq(apiKeys.role, 'SELLER'), eq(apiKeys.userId, userId))
}
