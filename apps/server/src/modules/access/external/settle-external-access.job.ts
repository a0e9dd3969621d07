import { defineJob } from '../../../define-job.ts'
import { inScope } from '../../../scope.ts'
import { settleExternalAccess, settleTicket } from './settle-external-access.ts'

/** What is subscribed to ends by itself when its time is over: then the seller's system is told. */
export const settleExternalAccessJob = defineJob({
  ...settleTicket,
  run: (app, { platformId, orderId }) =>
    inScope(app, platformId, (scope) => settleExternalAccess(scope, { orderIds: [orderId] })),
})
