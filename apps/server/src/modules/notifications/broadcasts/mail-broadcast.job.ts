import { nameToGreet } from '@balcao/domain/people/names'
import { and, asc, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { users } from '#db/schema/accounts.ts'
import { notices } from '#db/schema/messages.ts'
import { defineJob } from '#define-job.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { inScope } from '#scope.ts'

const mailsPerBatch = 100
const payload = z.object({ broadcastId: z.uuid(), after: z.uuid().nullable() })
const name = 'mail-broadcast'
const triesMax = 10

/**
 * Writes the mails of a broadcast, a hundred at a time and with a lower priority than mails that people wait
 * for.
 */
export const mailBroadcastJob = defineJob({
  name,
  payload,
  triesMax,
  run: (app, { platformId, broadcastId, after }) =>
    inScope(app, platformId, async (scope) => {
      const rows = await scope.tx
        .select({ notice: notices, user: users })
        .from(notices)
        .innerJoin(users, eq(users.id, notices.userId))
        .where(
          and(eq(notices.broadcastId, broadcastId), after === null ? undefined : gt(notices.userId, after)),
        )
        .orderBy(asc(notices.userId))
        .limit(mailsPerBatch)
      for (const { notice, user } of rows)
        await sendMail(scope, {
          key: `${notice.key}:${user.id}`,
          to: user.email,
          template: 'broadcast',
          locale: user.locale,
          props: {
            name: nameToGreet(user),
            title: notice.title,
            body: notice.body ?? '',
            homePath: '/platform/dashboard',
          },
        })
      const last = rows.at(-1)
      if (last && rows.length === mailsPerBatch)
        await addJob(
          scope,
          { name, payload, triesMax },
          { broadcastId, after: last.user.id },
          { isLate: true },
        )
    }),
})
