import { defineJob } from '#define-job.ts'
import { settleCycleTicket } from '#modules/payments/core/settle-cycle-ticket.ts'
import { inScope } from '#scope.ts'
import { settleCycle } from './settle-cycle.ts'

/** Settles the cycle of a payment that was paid, declined or returned, after the payment's own commit. */
export const settleCycleJob = defineJob({
  ...settleCycleTicket,
  run: (app, { platformId, paymentId }) => inScope(app, platformId, (scope) => settleCycle(scope, paymentId)),
})
