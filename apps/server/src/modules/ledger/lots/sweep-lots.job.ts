import { and, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { balanceLots } from '#db/schema/ledger.ts'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { releaseLotsJob } from './release-lots.job.ts'

/** Younger lots are skipped, because their own release may be under way. */
const graceMs = 3_600_000

/** Daily sweep of lots whose date has passed and whose release job was lost. */
export const sweepLotsJob = defineJob({
  name: 'sweep-lots',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  run: (app, { platformId }) =>
    inScope(app, platformId, async (scope) => {
      const overdue = lte(balanceLots.releaseAt, new Date(scope.now.getTime() - graceMs))
      const stranded = await scope.tx
        .selectDistinct({ userId: balanceLots.userId })
        .from(balanceLots)
        .where(and(eq(balanceLots.state, 'PENDING'), overdue))
      for (const { userId } of stranded)
        await addJob(scope, releaseLotsJob, { userId }, { key: `release-lots:${userId}:swept` })
      if (stranded.length > 0)
        app.log.warn({ people: stranded.length }, 'Lots were not released on their dates')
    }),
})
