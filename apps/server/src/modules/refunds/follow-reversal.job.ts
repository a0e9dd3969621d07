import { defineJob } from '#define-job.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import { reversalTicket } from '#modules/payments/core/plan-reversal.ts'
import { tellSubscription } from '#modules/payments/core/tell-subscription.ts'
import { inScope } from '#scope.ts'
import { followDispute } from './disputes/follow-dispute.ts'
import { returnSecondMoney } from './return-second-money.ts'
import { settleRefunds } from './settle-refunds.ts'

/** Updates refunds and disputes after a report on their payment. */
export const followReversalJob = defineJob({
  ...reversalTicket,
  run: (app, { platformId, paymentId, rawStatus }) =>
    inScope(app, platformId, async (scope) => {
      const payment = await lockForMoney(scope, paymentId)
      await settleRefunds(scope, payment)
      await followDispute(scope, payment, rawStatus)
      await returnSecondMoney(scope, payment)
      await tellSubscription(scope, paymentId)
    }),
})
