import type { Scope } from '#scope.ts'
import { lockDueView } from './lock-due-view.ts'
import { type PlannedReportMail, planReportMail } from './plan-report-mail.ts'

/** Plans the next mail without sending this one. */
export async function skipReportMail(scope: Scope, planned: PlannedReportMail): Promise<void> {
  const view = await lockDueView(scope, planned)
  if (view) await planReportMail(scope, view.id, view.schedule)
}
