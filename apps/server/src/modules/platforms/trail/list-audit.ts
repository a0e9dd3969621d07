import { and, eq, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { auditLog } from '#db/schema/platforms.ts'
import type { AuditAction } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'

const auditOrders: ListOrders<'at'> = {
  columns: { at: [auditLog.at, auditLog.id] },
  usual: { by: 'at', direction: 'desc' },
}

export const auditListInput = z.strictObject({
  /** True for reads of personal data only. */
  isPersonalRead: z.boolean().optional(),
  ...pageInput(auditOrders),
})

/**
 * Audit trail of the platform, the newest first. An actor without an account on the platform is the operator
 * or the product itself.
 */
export async function listAudit({ tx }: Scope, input: z.output<typeof auditListInput>) {
  const only: SQL | undefined = input.isPersonalRead ? eq(auditLog.action, 'personal_data.read') : undefined
  const { rows, nextCursor } = await pageOf(auditOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: auditLog.id,
        at: auditLog.at,
        action: auditLog.action,
        subject: auditLog.subject,
        reason: auditLog.reason,
        actorUserId: auditLog.actorUserId,
        actorName: users.name,
        ip: auditLog.ip,
        place,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorUserId))
      .where(and(only, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ at, actorUserId, action, ...row }) => ({
      ...row,
      action: action as AuditAction,
      at: at.toISOString(),
      by: whoseOperation(actorUserId, row.actorName),
    })),
    nextCursor,
  }
}

function whoseOperation(userId: string | null, name: string | null): 'PRODUCT' | 'OPERATOR' | 'PERSON' {
  if (userId === null) return 'PRODUCT'
  return name === null ? 'OPERATOR' : 'PERSON'
}
