import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, desc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { auditLog } from '#db/schema/platforms.ts'
import type { AuditAction } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { routesInput } from './routes.input.ts'

const shownMax = 30
const saved: AuditAction = 'payment_routes.saved'

/** Every saved list of a method, the newest first: author, reason and lines, which the form can restore. */
export async function listRouteVersions({ tx }: Scope, { method }: { method: PaymentMethod }) {
  const rows = await tx
    .select({
      id: auditLog.id,
      at: auditLog.at,
      reason: auditLog.reason,
      detail: auditLog.detail,
      by: users.name,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorUserId))
    .where(and(eq(auditLog.subject, method), eq(auditLog.action, saved)))
    .orderBy(desc(auditLog.at))
    .limit(shownMax)
  return rows.map(({ id, at, reason, detail, by }) => ({
    id,
    at: at.toISOString(),
    by,
    reason,
    lines: routesInput.shape.lines.parse(detail.after),
  }))
}
