import { and, count, desc, eq, gte, inArray } from 'drizzle-orm'
import { mails } from '#db/schema/messages.ts'
import type { Scope } from '#scope.ts'

const dayMs = 86_400_000

/** Health of the platform's mail. Without a mail server it is only kept to be read in the demo. */
export async function readMailHealth({ app, tx, now }: Scope) {
  const [[last], counted] = await Promise.all([
    tx
      .select({ sentAt: mails.sentAt })
      .from(mails)
      .where(eq(mails.state, 'SENT'))
      .orderBy(desc(mails.createdAt))
      .limit(1),
    tx
      .select({ state: mails.state, mails: count() })
      .from(mails)
      .where(
        and(
          inArray(mails.state, ['SENT', 'FAILED', 'QUEUED']),
          gte(mails.createdAt, new Date(now.getTime() - dayMs)),
        ),
      )
      .groupBy(mails.state),
  ])
  const lastDay = (state: 'SENT' | 'FAILED' | 'QUEUED') =>
    counted.find((row) => row.state === state)?.mails ?? 0
  const { smtpUrl } = app.config
  return {
    host: smtpUrl === undefined ? null : new URL(smtpUrl).hostname,
    lastSentAt: last?.sentAt?.toISOString() ?? null,
    sentLastDay: lastDay('SENT'),
    failedLastDay: lastDay('FAILED'),
    waiting: lastDay('QUEUED'),
  }
}
