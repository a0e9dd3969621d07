import { and, eq, gt, isNull } from 'drizzle-orm'
import type { App } from '#app.ts'
import { sessions, users } from '#db/schema/accounts.ts'
import { sessionLifetimes } from '#modules/accounts/sessions/session-lifetimes.ts'
import { canUseDoor } from '#modules/accounts/users/user.ts'
import type { LiveSeller } from '#modules/platforms/test-mode/get-live-seller.ts'
import { inScope } from '#scope.ts'

/**
 * Whether the seller of a test mode may still enter the live platform, and the given live session, if any, is
 * still open. Checked for each request, so a seller who loses the live access loses the test mode at once.
 */
export async function keepsLiveAccess(
  app: App,
  { platformId, userId }: LiveSeller,
  sessionId: string | null,
): Promise<boolean> {
  return inScope(app, platformId, async ({ tx, now }) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId))
    if (!user || !canUseDoor(user, 'SELLER', now)) return false
    if (sessionId === null) return true
    const [session] = await tx
      .select({ lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .where(
        and(
          eq(sessions.id, sessionId),
          eq(sessions.userId, userId),
          eq(sessions.role, 'SELLER'),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, now),
        ),
      )
    return (
      session !== undefined && now.getTime() - session.lastSeenAt.getTime() <= sessionLifetimes.SELLER.idleMs
    )
  })
}
