import type { ReportSchedule } from '@balcao/domain/reports/reports'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { reportViews } from '#db/schema/report-views.ts'
import type { Scope } from '#scope.ts'
import { nextMailTime } from './report-schedule.ts'

/** Name and payload of the job that mails a report. */
export const reportMailTicket = {
  name: 'mail-report',
  payload: z.object({ viewId: z.uuid(), mailAt: z.iso.datetime() }),
  triesMax: 10,
}
export type PlannedReportMail = z.infer<typeof reportMailTicket.payload>

/**
 * Stores the time of the next mail and adds its job, which replaces a waiting one. A view without a schedule
 * has neither.
 */
export async function planReportMail(
  scope: Scope,
  viewId: string,
  schedule: ReportSchedule | null,
): Promise<Date | null> {
  const nextMailAt = schedule === null ? null : nextMailTime(schedule, scope.now)
  await scope.tx.update(reportViews).set({ schedule, nextMailAt }).where(eq(reportViews.id, viewId))
  if (nextMailAt)
    await addJob(
      scope,
      reportMailTicket,
      { viewId, mailAt: nextMailAt.toISOString() },
      { runAt: nextMailAt, key: `${reportMailTicket.name}:${viewId}` },
    )
  return nextMailAt
}
