import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { sessions } from '#db/schema/accounts.ts'
import type { Caller } from '#rpc/caller.ts'

export async function revokeSession(
  { tx, now, session }: Caller,
  { sessionId }: { sessionId: string },
): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, session.userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new AppError('not_found')
}
