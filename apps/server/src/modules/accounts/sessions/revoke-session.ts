import { AppError } from '@balcao/domain/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import type { SessionUser } from '../../../api/context.ts'
import { sessions } from '../../../db/schema/accounts.ts'
import type { Scope } from '../../../scope.ts'

export async function revokeSession(
  { tx, now }: Scope,
  session: SessionUser,
  { sessionId }: { sessionId: string },
): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, session.userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new AppError('not_found')
}
