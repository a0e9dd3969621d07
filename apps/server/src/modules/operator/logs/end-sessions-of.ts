import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { EndSessionsInput } from './log-entry.input.ts'

/** Ends a person's sessions behind every door of their platform. */
export async function endSessionsOf(caller: Caller, { userId, reason }: EndSessionsInput): Promise<void> {
  const { tx, session, ip } = caller
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId))
  if (!user) throw new AppError('not_found')
  await endSessions(caller, { userId, exceptSessionId: null })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'sessions.ended', subject: userId, reason, detail: {} },
  )
}
