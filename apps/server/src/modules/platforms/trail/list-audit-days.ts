import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { auditDays } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

const dayOrders: ListOrders<'day'> = {
  columns: { day: [auditDays.day, auditDays.id] },
  usual: { by: 'day', direction: 'desc' },
}

export const auditDayListInput = z.strictObject(pageInput(dayOrders))

/** Closed days of the audit trail with their hashes, the newest first. */
export async function listAuditDays({ tx }: Scope, input: z.output<typeof auditDayListInput>) {
  const { rows, nextCursor } = await pageOf(dayOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: auditDays.id,
        day: auditDays.day,
        rowsCount: auditDays.rowsCount,
        previousHash: auditDays.previousHash,
        hash: auditDays.hash,
        closedAt: auditDays.closedAt,
        place,
      })
      .from(auditDays)
      .where(after)
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows: rows.map((row) => ({ ...row, closedAt: row.closedAt.toISOString() })), nextCursor }
}
