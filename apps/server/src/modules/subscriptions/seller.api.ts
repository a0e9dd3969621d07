import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import { endAutomaticPix } from './automatic-pix/end-automatic-pix.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { dunningPolicy } from './charging/dunning.ts'
import { payOpenCycle } from './charging/pay-open-cycle.ts'
import { getSubscription } from './get-subscription.ts'
import { readCohorts } from './history/read-cohorts.ts'
import { readMonths } from './history/read-months.ts'
import { readRecovery } from './history/read-recovery.ts'
import {
  countSubscriptions,
  listSubscriptions,
  subscriptionCountInput,
  subscriptionListInput,
} from './list-subscriptions.ts'
import { moveNextCharge } from './move-next-charge.ts'
import { pauseSubscription } from './pause-subscription.ts'
import { askPlanChange } from './plan-change/ask-plan-change.ts'
import type { PlanChangeOutcome } from './plan-change/change-plan.ts'
import { listPlanChoices } from './plan-change/list-plan-choices.ts'
import { withdrawPlanChange } from './plan-change/withdraw-plan-change.ts'
import { readRevenue } from './recurring-revenue/read-revenue.ts'
import { resumeSubscription } from './resume-subscription.ts'
import {
  cancelSubscriptionInput,
  moveNextChargeInput,
  pauseSubscriptionInput,
  planChangeInput,
  revenueInput,
  subscriptionIdInput,
} from './subscription.input.ts'
import { asSeller } from './subscription-viewer.ts'
import { sumSubscriptions } from './sum-subscriptions.ts'

const seller = proceduresFor({ area: 'SELLER' })
const chargeLimit = { name: 'charge subscription', perMinute: 2, burst: 4 }

export const sellerSubscriptionsApi = router({
  list: seller.readLagging(subscriptionListInput, (caller, input) =>
    listSubscriptions(asSeller(caller), input),
  ),
  counts: seller.readLagging(subscriptionCountInput, (caller, input) =>
    countSubscriptions(asSeller(caller), input),
  ),
  sum: seller.readLagging((caller) => sumSubscriptions(asSeller(caller))),
  /** Twelve months by the books; separate calls, so that no chart waits for another. */
  months: seller.readLagging((caller) => readMonths(asSeller(caller))),
  cohorts: seller.readLagging((caller) => readCohorts(asSeller(caller))),
  recovery: seller.readLagging((caller) => readRecovery(asSeller(caller))),
  /** Recurring revenue by month with its movements. */
  revenue: seller.readLagging(revenueInput, readRevenue),
  /** The automatic steps after a missed charge. */
  policy: seller.read(async () => dunningPolicy),
  get: seller.read(subscriptionIdInput, (caller, input) => getSubscription(asSeller(caller), input)),
  cancel: seller.write(cancelSubscriptionInput, (caller, input) =>
    cancelSubscription(asSeller(caller), input),
  ),
  pause: seller.write(pauseSubscriptionInput, (caller, input) => pauseSubscription(asSeller(caller), input)),
  moveNextCharge: seller.write(moveNextChargeInput, (caller, input) =>
    moveNextCharge(asSeller(caller), input),
  ),
  /** Plans that the subscription may change to with its next charge: none that is longer or dearer. */
  planChoices: seller.read(subscriptionIdInput, (caller, input) => listPlanChoices(asSeller(caller), input)),
  /** Plans the change for the next charge; only a buyer's own change is charged today. */
  changePlan: seller.write(planChangeInput, async (caller, input): Promise<PlanChangeOutcome> => {
    await askPlanChange(asSeller(caller), input)
    return { state: 'PLANNED', paymentId: null }
  }),
  withdrawPlanChange: seller.write(subscriptionIdInput, (caller, input) =>
    withdrawPlanChange(asSeller(caller), input),
  ),
  endAutomaticPix: seller.write(subscriptionIdInput, (caller, input) =>
    endAutomaticPix(asSeller(caller), input),
  ),
  resume: seller.write(subscriptionIdInput, (caller, input) => resumeSubscription(asSeller(caller), input)),
  /** Charges the open cycle now and returns its payment. */
  chargeNow: procedureFor({ area: 'SELLER' })
    .input(subscriptionIdInput)
    .mutation(({ ctx: { app, session, ip }, input: { subscriptionId } }) => {
      app.limits.spend(chargeLimit, subscriptionId)
      return payOpenCycle(app, { session, ip, subscriptionId }, asSeller)
    }),
})
