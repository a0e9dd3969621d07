import { and, desc, eq, ne } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { auditLog } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

const shownMax = 100

/**
 * Actions of the staff about a seller, with actor and reason, the latest first. A visit is listed by its
 * start, without its single page views.
 */
export async function listSellerHistory({ tx }: Scope, { userId }: { userId: string }) {
  const rows = await tx
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      by: users.name,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorUserId))
    .where(and(eq(auditLog.subject, userId), ne(auditLog.action, 'visit.called')))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(shownMax)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
