import type { Role } from '@balcao/domain/vocabulary'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { oneTimeTokens, sessions } from '#db/schema/accounts.ts'
import { apiKeys } from '#db/schema/api.ts'
import type { Scope } from '#scope.ts'

/**
 * Ends the person's other sessions and invalidates their open links and challenges, behind every door or behind
 * one. When no session is spared, the person's API keys are revoked too: a stranger may have created them. A staff
 * invitation outlives a change of password, since it opens nothing without the password.
 */
export async function endSessions(
  { tx, now }: Scope,
  { userId, exceptSessionId, door }: { userId: string; exceptSessionId: string | null; door?: Role },
): Promise<void> {
  const others = exceptSessionId === null ? undefined : ne(sessions.id, exceptSessionId)
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), others, door && eq(sessions.role, door)),
    )
  if (exceptSessionId === null)
    await tx
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(
        and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt), door && sql`${apiKeys.role} = ${door}`),
      )
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        isNull(oneTimeTokens.usedAt),
        door ? eq(oneTimeTokens.door, door) : ne(oneTimeTokens.purpose, 'STAFF_INVITATION'),
      ),
    )
}
