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
 * The states that a report ends. Each is left once, so that a report that comes again, or late, has no effect: nobody
 * whose suppression was lifted is put back on the list by it. A report may come before we noted that the mail left.
 */
const before: Record<Reported, MailState[]> = {
  DELIVERED: ['QUEUED', 'SENT'],
  BOUNCED: ['QUEUED', 'SENT', 'DELIVERED'],
  COMPLAINED: ['QUEUED', 'SENT', 'DELIVERED', 'BOUNCED'],
}

/** Notes what became of mails. A mail that is not ours, or is forgotten by now, is passed over. */
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
