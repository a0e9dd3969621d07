import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { anchorAuditDay } from './anchor-audit-day.ts'
import { closeAuditDays } from './close-audit-days.ts'

/** Closes each day of the audit trail on the following day, and missed days as well. */
export const closeAuditDaysJob = defineJob({
  name: 'close-audit-days',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  onMovedClock: 'LAST_DAY',
  run: async (app, { platformId }) => {
    await closeAuditDays(app, platformId)
    await anchorAuditDay(app, platformId)
  },
})
