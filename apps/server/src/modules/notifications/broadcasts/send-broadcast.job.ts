import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { users } from '#db/schema/accounts.ts'
import { broadcasts, notices } from '#db/schema/messages.ts'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { inAudience } from './audience.ts'
import { mailBroadcastJob } from './mail-broadcast.job.ts'

/** Puts a broadcast under the bell of its whole audience in one transaction, and plans the mails. */
export const sendBroadcastJob = defineJob({
  name: 'send-broadcast',
  payload: z.object({ broadcastId: z.uuid() }),
  triesMax: 10,
  run: (app, { platformId, broadcastId }) =>
    inScope(app, platformId, async (scope) => {
      const { tx, now } = scope
      const [broadcast] = await tx
        .select()
        .from(broadcasts)
        .where(and(eq(broadcasts.id, broadcastId), eq(broadcasts.state, 'SCHEDULED')))
        .for('update')
      if (!broadcast) return
      const { title, body, audience, isByMail } = broadcast
      const told = await tx.select({ userId: users.id }).from(users).where(inAudience(scope, audience))
      for (let start = 0; start < told.length; start += rowsPerInsert)
        await tx.insert(notices).values(
          told.slice(start, start + rowsPerInsert).map(({ userId }) => ({
            platformId,
            userId,
            key: `broadcast:${broadcastId}`,
            title,
            body,
            broadcastId,
            createdAt: now,
          })),
        )
      await tx
        .update(broadcasts)
        .set({ state: 'SENT', sentAt: now, toldCount: told.length })
        .where(eq(broadcasts.id, broadcastId))
      if (isByMail) await addJob(scope, mailBroadcastJob, { broadcastId, after: null })
    }),
})

const rowsPerInsert = 1_000
