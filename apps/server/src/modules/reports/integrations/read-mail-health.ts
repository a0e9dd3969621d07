import { count, desc, gte, isNotNull } from 'drizzle-orm'
import { type MailState, mails } from '#db/schema/messages.ts'
import type { Scope } from '#scope.ts'

const dayMs = 86_400_000

/** Health of the platform's mail. Without a mail server, mail is only stored to be read in the demo. */
export async function readMailHealth({ app, tx, now }: Scope) {
  const [[last], counted] = await Promise.all([
    tx
      .select({ sentAt: mails.sentAt })
      .from(mails)
      .where(isNotNull(mails.sentAt))
      .orderBy(desc(mails.createdAt))
      .limit(1),
    tx
      .select({ state: mails.state, mails: count() })
      .from(mails)
      .where(gte(mails.createdAt, new Date(now.getTime() - dayMs)))
      .groupBy(mails.state),
  ])
  const lastDay = (...states: MailState[]) =>
    counted.reduce((sum, row) => (states.includes(row.state) ? sum + row.mails : sum), 0)
  const { smtpUrl } = app.config
  return {
    host: smtpUrl === undefined ? null : new URL(smtpUrl).hostname,
    lastSentAt: last?.sentAt?.toISOString() ?? null,
    sentLastDay: lastDay('SENT', 'DELIVERED', 'COMPLAINED'),
    failedLastDay: lastDay('FAILED', 'BOUNCED'),
    waiting: lastDay('QUEUED'),
  }
}
