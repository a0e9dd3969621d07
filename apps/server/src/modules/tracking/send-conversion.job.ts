import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { App } from '#app.ts'
import { conversions } from '#db/schema/tracking.ts'
import { defineJob } from '#define-job.ts'
import type { Job } from '#kit/jobs/job.ts'
import { inScope } from '#scope.ts'
import { callVendor } from './call-vendor.ts'
import { loadConversion } from './load-conversion.ts'

const slotPauseMs = 2_000

type ConversionToSend = { conversionId: string }

/**
 * Reports one event to one pixel. A refusal by the vendor is final; a failed call is retried for about a
 * day.
 */
export const sendConversionJob: Job<App, ConversionToSend> = defineJob({
  name: 'send-conversion',
  payload: z.object({ conversionId: z.uuid() }),
  triesMax: 14,
  async run(app, { platformId, conversionId }) {
    const found = await inScope(app, platformId, (scope) => loadConversion(scope, conversionId))
    if (!found) return
    if (found.kind === 'unsayable') {
      await record(app, platformId, conversionId, { state: 'UNSENT', lastFailure: found.because })
      return
    }
    if (!app.outboundSlots.take(conversionId, found.tries > 0)) {
      await inScope(app, platformId, (scope) =>
        addJob(
          scope,
          sendConversionJob,
          { conversionId },
          { runAt: new Date(scope.now.getTime() + slotPauseMs) },
        ),
      )
      return
    }
    try {
      const { verdict, status, failure } = await callVendor(app, found.call)
      await record(app, platformId, conversionId, {
        state: verdict === 'heard' ? 'SENT' : verdict === 'refused' ? 'DEAD' : 'WAITING',
        lastStatus: status,
        lastFailure: failure,
      })
      if (verdict === 'unheard') throw new Error(`The report to the vendor failed: ${failure}`)
    } finally {
      app.outboundSlots.leave(conversionId)
    }
  },
  giveUp: (app, { platformId, conversionId }) => record(app, platformId, conversionId, { state: 'DEAD' }),
})

type Ending = Partial<Pick<typeof conversions.$inferSelect, 'state' | 'lastStatus' | 'lastFailure'>>

async function record(app: App, platformId: string, conversionId: string, ending: Ending): Promise<void> {
  await inScope(app, platformId, ({ tx, now }) =>
    tx
      .update(conversions)
      .set({
        ...ending,
        ...(ending.state !== 'UNSENT' && { tries: sql`${conversions.tries} + 1` }),
        ...(ending.state === 'SENT' && { sentAt: now }),
      })
      .where(eq(conversions.id, conversionId)),
  )
}
