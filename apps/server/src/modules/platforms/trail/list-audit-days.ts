import { AppError } from '@balcao/domain/app-error'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { auditDays } from '#db/schema/platforms.ts'
import type { Caller } from '#rpc/caller.ts'

const dayOrders: ListOrders<'day'> = {
  columns: { day: [auditDays.day, auditDays.id] },
  usual: { by: 'day', direction: 'desc' },
}

export const auditDayListInput = z.strictObject(pageInput(dayOrders))

/** Closed days of the audit trail with their hashes, the newest first. A hash is of all rows: for staff who see all. */
export async function listAuditDays({ tx, session }: Caller, input: z.output<typeof auditDayListInput>) {
  if (session.ownSellersOnly) throw new AppError('all_sellers_needed')
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
