import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { settleExternalAccess, settleTicket } from './settle-external-access.ts'

/**
 * An access by subscription ends when its paid time is over; this job then announces the end to the seller's
 * endpoint.
 */
export const settleExternalAccessJob = defineJob({
  ...settleTicket,
  run: (app, { platformId, orderId }) =>
    inScope(app, platformId, (scope) => settleExternalAccess(scope, { orderIds: [orderId] })),
})
