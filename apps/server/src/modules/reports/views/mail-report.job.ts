import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { mailReport } from './mail-report.ts'
import { reportMailTicket } from './plan-report-mail.ts'
import { skipReportMail } from './skip-report-mail.ts'

/**
 * Mails the figures of a saved view at its time, and plans the next mail. A mail that cannot be written is
 * skipped, and the next one still comes.
 */
export const mailReportJob = defineJob({
  ...reportMailTicket,
  run: (app, { platformId, ...planned }) => inScope(app, platformId, (scope) => mailReport(scope, planned)),
  giveUp: (app, { platformId, ...planned }) =>
    inScope(app, platformId, (scope) => skipReportMail(scope, planned)),
})
