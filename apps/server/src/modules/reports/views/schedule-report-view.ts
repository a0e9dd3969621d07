import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { reportViews } from '#db/schema/report-views.ts'
import type { Caller } from '#rpc/caller.ts'
import { planReportMail } from './plan-report-mail.ts'
import type { ReportScheduleInput } from './report-view.input.ts'

/** Sets how often the figures of a view are mailed to its owner, or ends the mails. */
export async function scheduleReportView(
  caller: Caller,
  { viewId, schedule }: ReportScheduleInput,
): Promise<{ nextMailAt: string | null }> {
  const { tx, session } = caller
  const [view] = await tx
    .select({ id: reportViews.id })
    .from(reportViews)
    .where(and(eq(reportViews.id, viewId), eq(reportViews.userId, session.userId)))
    .for('update')
  if (!view) throw new AppError('not_found')
  const nextMailAt = await planReportMail(caller, viewId, schedule)
  return { nextMailAt: nextMailAt?.toISOString() ?? null }
}
