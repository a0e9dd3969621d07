import type { Scope } from '#scope.ts'
import { planReportMail } from './plan-report-mail.ts'
import { readStopLink } from './stop-link.ts'

/** Switches the mails of a view off; does nothing for a removed view. */
export async function stopReportMails(scope: Scope, token: string): Promise<void> {
  await planReportMail(scope, await readStopLink(scope, token), null)
}
