import { z } from 'zod'
import { defineJob } from '../../define-job.ts'
import { inScope } from '../../scope.ts'
import { closeDay } from './close-day.ts'

/** Every day is closed on the day after it; days that nobody closed meanwhile are caught up with, one transaction each. */
export const closeDaysJob = defineJob({
  name: 'close-days',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  run: async (app, { platformId }) => {
    while ((await inScope(app, platformId, closeDay)) !== null);
  },
})
