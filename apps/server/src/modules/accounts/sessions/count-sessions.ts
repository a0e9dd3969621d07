import type { Role } from '@balcao/domain/vocabulary'
import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { sessions } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'
import { sessionLifetimes } from './session-lifetimes.ts'

export async function countSessions(
  { tx, now }: Scope,
  { userId, door }: { userId: string; door: Role },
): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.role, door),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - sessionLifetimes[door].idleMs)),
      ),
    )
  return row?.open ?? 0
}
