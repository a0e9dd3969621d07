import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { closeDays } from '#modules/ledger/days/close-days.ts'
import { sumDays } from './sum-days.ts'

/** Closes each day on the following day, and missed days as well, and writes the totals of its figures. */
export const closeDaysJob = defineJob({
  name: 'close-days',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  onMovedClock: 'LAST_DAY',
  run: async (app, { platformId }) => {
    await closeDays(app, platformId)
    await sumDays(app, platformId)
  },
})
