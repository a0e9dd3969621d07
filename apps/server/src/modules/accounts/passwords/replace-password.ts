import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'

/** Stores a new password and ends all sessions of the former one. */
export async function replacePassword(
  scope: Scope,
  {
    user,
    passwordHash,
    exceptSessionId,
  }: { user: User; passwordHash: string; exceptSessionId: string | null },
): Promise<void> {
  await scope.tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  await endSessions(scope, { userId: user.id, exceptSessionId })
}
