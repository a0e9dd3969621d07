import { z } from 'zod'
import { defineJob } from '../../define-job.ts'
import { closeDays } from './close-days.ts'

/** Every day is closed on the day after it; days that nobody closed meanwhile are caught up with, one transaction each. */
export const closeDaysJob = defineJob({
  name: 'close-days',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  run: (app, { platformId }) => closeDays(app, platformId),
})
