import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { closeDays } from './close-days.ts'

/** Closes every day on the day after it, and missed days as well, one transaction each. */
export const closeDaysJob = defineJob({
  name: 'close-days',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  run: (app, { platformId }) => closeDays(app, platformId),
})
