import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { forgetExpiredRows } from './forget-expired-rows.ts'

/**
 * The daily clean-up of one platform. Work beyond its time budget is left to a further job, so that other
 * platforms are not delayed.
 */
export const forgetExpiredRowsJob = defineJob({
  name: 'forget-expired-rows',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  onMovedClock: 'NEXT_NIGHT',
  run: async (app, { platformId }) => {
    const outcome = await forgetExpiredRows(app, platformId)
    if (outcome !== 'out_of_time') return
    const key = `forget-expired-rows:${platformId}`
    await inScope(app, platformId, (scope) => addJob(scope, forgetExpiredRowsJob, {}, { key }))
  },
})
