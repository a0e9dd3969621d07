import { and, desc, eq } from 'drizzle-orm'
import { sessionLogs } from '#db/schema/accounts.ts'
import type { Caller } from '#rpc/caller.ts'

/** The caller's login before the latest one, so that a foreign login shows. Null for the first. */
export async function getPreviousAccess({ tx, session }: Caller) {
  const [, previous] = await tx
    .select({ at: sessionLogs.at, ip: sessionLogs.ip, userAgent: sessionLogs.userAgent })
    .from(sessionLogs)
    .where(
      and(
        eq(sessionLogs.userId, session.userId),
        eq(sessionLogs.door, 'MASTER'),
        eq(sessionLogs.outcome, 'ENTERED'),
      ),
    )
    .orderBy(desc(sessionLogs.at), desc(sessionLogs.id))
    .limit(2)
  return { previous: previous ? { ...previous, at: previous.at.toISOString() } : null }
}
