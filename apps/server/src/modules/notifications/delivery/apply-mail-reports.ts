import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '#app.ts'
import { type MailState, mails } from '#db/schema/messages.ts'
import { blankMail } from '#modules/notifications/blank-mail.ts'
import { spendToken } from '#modules/platforms/spend-token.ts'
import { inScope, type Scope } from '#scope.ts'
import type { MailReport } from './mail-report.ts'
import { suppress } from './suppressions.ts'

type Reported = Extract<MailState, 'DELIVERED' | 'BOUNCED' | 'COMPLAINED'>

const stateOf: Record<MailReport['outcome'], Reported> = {
  DELIVERED: 'DELIVERED',
  SOFT_BOUNCE: 'BOUNCED',
  HARD_BOUNCE: 'BOUNCED',
  COMPLAINT: 'COMPLAINED',
}

/**
 * The states from which a report may move a mail. Each is left once, so that a repeated or late report has no
 * effect: it does not suppress again an address whose suppression was lifted. A report may arrive before the
 * mail is recorded as sent.
 */
const before: Record<Reported, MailState[]> = {
  DELIVERED: ['QUEUED', 'SENT'],
  BOUNCED: ['QUEUED', 'SENT', 'DELIVERED'],
  COMPLAINED: ['QUEUED', 'SENT', 'DELIVERED', 'BOUNCED'],
}

/** Records the outcomes of mails. A mail that is not ours, or was deleted by retention, is skipped. */
export async function applyMailReports(app: App, reports: readonly MailReport[]): Promise<void> {
  for (const report of reports)
    await inScope(app, report.mail.platformId, (scope) => applyReport(scope, report))
}

async function applyReport(scope: Scope, { mail, outcome, serviceId, token }: MailReport): Promise<void> {
  const { tx, now } = scope
  if (token !== undefined && !(await spendToken(scope, token.text, token.expiresAt))) return
  const state = stateOf[outcome]
  const [moved] = await tx
    .update(mails)
    .set({ ...blankMail, state, reportedAt: now, ...(serviceId !== null && { serviceId }) })
    .where(and(eq(mails.id, mail.mailId), inArray(mails.state, before[state])))
    .returning({ recipient: mails.recipient })
  if (!moved) return
  if (outcome === 'HARD_BOUNCE') await suppress(scope, moved.recipient, 'BOUNCED')
  if (outcome === 'COMPLAINT') await suppress(scope, moved.recipient, 'COMPLAINED')
}
