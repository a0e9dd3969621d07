import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { accountingExports } from '#db/schema/accounting.ts'
import { users } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'
import { differenceOf } from './total-lines.ts'

const exportOrders: ListOrders<'requestedAt'> = {
  columns: { requestedAt: [accountingExports.requestedAt, accountingExports.id] },
  usual: { by: 'requestedAt', direction: 'desc' },
}

export const accountingExportListInput = z.strictObject(pageInput(exportOrders))

/** The requested files, the newest first. */
export async function listAccountingExports(
  { tx }: Scope,
  input: z.output<typeof accountingExportListInput>,
) {
  const { rows, nextCursor } = await pageOf(exportOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .select({ wanted: accountingExports, name: users.name, place })
      .from(accountingExports)
      .innerJoin(users, eq(users.id, accountingExports.requestedBy))
      .where(after)
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows: rows.map(({ wanted, name }) => showExport(wanted, name)), nextCursor }
}

export async function getAccountingExport({ tx }: Scope, { exportId }: { exportId: string }) {
  const [row] = await tx
    .select({ wanted: accountingExports, name: users.name })
    .from(accountingExports)
    .innerJoin(users, eq(users.id, accountingExports.requestedBy))
    .where(eq(accountingExports.id, exportId))
  if (!row) throw new AppError('not_found')
  const totals = (row.wanted.totals ?? []).map((total) => ({
    ...total,
    differenceCents: differenceOf(total),
  }))
  return { ...showExport(row.wanted, row.name), totals }
}

function showExport(wanted: typeof accountingExports.$inferSelect, requesterName: string) {
  const { id, format, fromDay, toDay, state, rowsCount, sizeBytes, sha256 } = wanted
  return {
    id,
    format,
    fromDay,
    toDay,
    state,
    rowsCount,
    sizeBytes,
    sha256,
    requesterName,
    requestedAt: wanted.requestedAt.toISOString(),
    readyAt: wanted.readyAt?.toISOString() ?? null,
    /** Difference between the file and the books, over all accounts. */
    differenceCents: (wanted.totals ?? []).reduce((sum, total) => sum + Math.abs(differenceOf(total)), 0),
  }
}
