import { defineJob } from '#define-job.ts'
import { inScope, type Scope } from '#scope.ts'
import { lockDueView } from './lock-due-view.ts'
import { mailReport } from './mail-report.ts'
import { type PlannedReportMail, planReportMail, reportMailTicket } from './plan-report-mail.ts'

/**
 * Mails the figures of a saved view at its time, and plans the next mail. A mail that cannot be written is
 * skipped, and the next one is still planned.
 */
export const mailReportJob = defineJob({
  ...reportMailTicket,
  run: (app, { platformId, ...planned }) => inScope(app, platformId, (scope) => mailReport(scope, planned)),
  giveUp: (app, { platformId, ...planned }) =>
    inScope(app, platformId, (scope) => skipReportMail(scope, planned)),
})

/** Plans the next mail without sending this one. */
async function skipReportMail(scope: Scope, planned: PlannedReportMail): Promise<void> {
  const view = await lockDueView(scope, planned)
  if (view) await planReportMail(scope, view.id, view.schedule)
}
