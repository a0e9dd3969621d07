import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { settleExternalAccess, settleTicket } from './settle-external-access.ts'

/** Announces the end of an access by subscription to the seller's endpoint, at the end of the paid time. */
export const settleExternalAccessJob = defineJob({
  ...settleTicket,
  run: (app, { platformId, orderId }) =>
    inScope(app, platformId, (scope) => settleExternalAccess(scope, { orderIds: [orderId] })),
})
