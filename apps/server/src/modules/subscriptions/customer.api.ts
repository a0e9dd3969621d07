import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import { endAutomaticPix } from './automatic-pix/end-automatic-pix.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { payOpenCycle } from './charging/pay-open-cycle.ts'
import { getSubscription } from './get-subscription.ts'
import { listSubscriptions, subscriptionListInput } from './list-subscriptions.ts'
import { moveNextCharge } from './move-next-charge.ts'
import { pauseSubscription } from './pause-subscription.ts'
import { changePlan } from './plan-change/change-plan.ts'
import { listPlanChoices } from './plan-change/list-plan-choices.ts'
import { withdrawPlanChange } from './plan-change/withdraw-plan-change.ts'
import { reactivateSubscription } from './reactivate-subscription.ts'
import { resumeSubscription } from './resume-subscription.ts'
import {
  cancelSubscriptionInput,
  moveNextChargeInput,
  pauseSubscriptionInput,
  planChangeInput,
  replaceCardInput,
  subscriptionIdInput,
} from './subscription.input.ts'
import { asBuyer } from './subscription-viewer.ts'
import { updateCard } from './update-card.ts'

const customer = proceduresFor({ area: 'CUSTOMER' })
const payLimit = { name: 'pay subscription', perMinute: 2, burst: 4 }
const cardLimit = { name: 'replace card', perMinute: 2, burst: 5 }

export const customerSubscriptionsApi = router({
  list: customer.readLagging(subscriptionListInput, async (caller, input) =>
    listSubscriptions(await asBuyer(caller), input),
  ),
  get: customer.read(subscriptionIdInput, async (caller, input) =>
    getSubscription(await asBuyer(caller), input),
  ),
  cancel: customer.write(cancelSubscriptionInput, async (caller, input) =>
    cancelSubscription(await asBuyer(caller), input),
  ),
  pause: customer.write(pauseSubscriptionInput, async (caller, input) =>
    pauseSubscription(await asBuyer(caller), input),
  ),
  moveNextCharge: customer.write(moveNextChargeInput, async (caller, input) =>
    moveNextCharge(await asBuyer(caller), input),
  ),
  /** Plans that the subscription may change to, each with the amount due today. */
  planChoices: customer.read(subscriptionIdInput, async (caller, input) =>
    listPlanChoices(await asBuyer(caller), input),
  ),
  /** Charges the difference now, or plans the change for the next charge. */
  changePlan: procedureFor({ area: 'CUSTOMER' })
    .input(planChangeInput)
    .mutation(({ ctx: { app, session, ip }, input }) => changePlan(app, { session, ip }, input)),
  withdrawPlanChange: customer.write(subscriptionIdInput, async (caller, input) =>
    withdrawPlanChange(await asBuyer(caller), input),
  ),
  endAutomaticPix: customer.write(subscriptionIdInput, async (caller, input) =>
    endAutomaticPix(await asBuyer(caller), input),
  ),
  resume: customer.write(subscriptionIdInput, async (caller, input) =>
    resumeSubscription(await asBuyer(caller), input),
  ),
  /** Revokes a planned end, or starts a new period after it. */
  reactivate: customer.write(subscriptionIdInput, async (caller, input) =>
    reactivateSubscription(await asBuyer(caller), input),
  ),
  /** Origin of the card frame; null where the product takes no cards. */
  cardsOrigin: customer.read(async ({ app }) => ({ origin: app.config.cardsOrigin ?? null })),
  updateCard: procedureFor({ area: 'CUSTOMER' })
    .input(replaceCardInput)
    .mutation(({ ctx: { app, session, ip }, input }) => {
      app.limits.spend(cardLimit, input.subscriptionId)
      return updateCard(app, { session, ip }, input)
    }),
  /** Returns the payment, whose page shows the code, or the outcome of the card. */
  payOpenInvoice: procedureFor({ area: 'CUSTOMER' })
    .input(subscriptionIdInput)
    .mutation(({ ctx: { app, session, ip }, input: { subscriptionId } }) => {
      app.limits.spend(payLimit, subscriptionId)
      return payOpenCycle(app, { session, ip, subscriptionId })
    }),
})
