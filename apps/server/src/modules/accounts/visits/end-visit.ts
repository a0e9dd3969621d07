import { and, eq, isNull } from 'drizzle-orm'
import { visits } from '#db/schema/accounts.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * Leaves a seller's area: the session is the staff member's own again. Ending a finished visit is no error.
 */
export async function endVisit({ session, ip, ...scope }: Caller): Promise<void> {
  const { visit } = session
  if (!visit) return
  await scope.tx
    .update(visits)
    .set({ endedAt: scope.now })
    .where(and(eq(visits.staffSessionId, visit.staffSessionId), isNull(visits.endedAt)))
  await writeAudit(
    scope,
    { userId: visit.staffId, ip },
    { action: 'visit.ended', subject: session.userId, detail: { visitId: visit.id } },
  )
}
