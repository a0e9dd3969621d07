import { randomUUID } from 'node:crypto'
import { addMonths } from '@balcao/domain/calendar'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, sql } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { accountingExports } from '#db/schema/accounting.ts'
import { isOver } from '#modules/ledger/days/close-days.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { AccountingExportInput } from './accounting.input.ts'
import { writeAccountingFileJob } from './write-accounting-file.job.ts'

const monthsMax = 12

/** Requests a file of the books over past days, a year at most. A job writes it. */
export async function askAccountingExport(
  caller: Caller,
  input: AccountingExportInput,
): Promise<{ exportId: string }> {
  const { tx, platformId, now, session, ip } = caller
  const { requestId, fromDay, toDay, format } = input
  // Serialises two copies of one request: the second reads after the first is committed.
  const place = `accounting export ${platformId} ${session.userId} ${requestId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`)
  const [repeated] = await tx
    .select({ id: accountingExports.id })
    .from(accountingExports)
    .where(and(eq(accountingExports.requestedBy, session.userId), eq(accountingExports.requestId, requestId)))
  if (repeated) return { exportId: repeated.id }
  if (!isOver(toDay, now)) throw new AppError('days_not_closed', { field: 'toDay' })
  if (toDay >= addMonths(fromDay, monthsMax)) throw new AppError('period_too_long', { field: 'fromDay' })
  const exportId = randomUUID()
  await tx.insert(accountingExports).values({
    ...input,
    id: exportId,
    platformId,
    state: 'WAITING',
    requestedBy: session.userId,
    requestedAt: now,
  })
  await addJob(caller, writeAccountingFileJob, { exportId })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'accounting_export.asked', subject: exportId, detail: { format, fromDay, toDay } },
  )
  return { exportId }
}
