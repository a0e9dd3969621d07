import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import { endAutomaticPix } from './automatic-pix/end-automatic-pix.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { dunningPolicy } from './charging/dunning.ts'
import { payOpenCycle } from './charging/pay-open-cycle.ts'
import { getSubscription } from './get-subscription.ts'
import {
  countSubscriptions,
  listSubscriptions,
  platformSubscriptionCountInput,
  platformSubscriptionListInput,
} from './list-subscriptions.ts'
import { moveNextCharge } from './move-next-charge.ts'
import { pauseSubscription } from './pause-subscription.ts'
import { resumeSubscription } from './resume-subscription.ts'
import {
  cancelSubscriptionInput,
  moveNextChargeInput,
  pauseSubscriptionInput,
  subscriptionIdInput,
} from './subscription.input.ts'
import { asStaff } from './subscription-viewer.ts'
import { sumSubscriptions } from './sum-subscriptions.ts'

const access = { area: 'ADMIN', permission: 'isSalesAvailable' } as const
const staff = proceduresFor(access)
const chargeLimit = { name: 'charge subscription', perMinute: 2, burst: 4 }

/** The subscriptions to all sellers' products. Each step is logged as the staff's. */
export const adminSubscriptionsApi = router({
  list: staff.readLagging(platformSubscriptionListInput, (caller, input) =>
    listSubscriptions(asStaff(caller), input),
  ),
  counts: staff.readLagging(platformSubscriptionCountInput, (caller, input) =>
    countSubscriptions(asStaff(caller), input),
  ),
  sum: staff.readLagging((caller) => sumSubscriptions(asStaff(caller))),
  policy: staff.read(async () => dunningPolicy),
  get: staff.read(subscriptionIdInput, (caller, input) => getSubscription(asStaff(caller), input)),
  cancel: staff.write({ subscription: 'subscriptionId' }, cancelSubscriptionInput, (caller, input) =>
    cancelSubscription(asStaff(caller), input),
  ),
  pause: staff.write({ subscription: 'subscriptionId' }, pauseSubscriptionInput, (caller, input) =>
    pauseSubscription(asStaff(caller), input),
  ),
  moveNextCharge: staff.write({ subscription: 'subscriptionId' }, moveNextChargeInput, (caller, input) =>
    moveNextCharge(asStaff(caller), input),
  ),
  endAutomaticPix: staff.write({ subscription: 'subscriptionId' }, subscriptionIdInput, (caller, input) =>
    endAutomaticPix(asStaff(caller), input),
  ),
  resume: staff.write({ subscription: 'subscriptionId' }, subscriptionIdInput, (caller, input) =>
    resumeSubscription(asStaff(caller), input),
  ),
  /** Takes a buyer's money for a seller, so it needs a fresh proof of identity. */
  chargeNow: procedureFor({ ...access, freshProof: true }, { subscription: 'subscriptionId' })
    .input(subscriptionIdInput)
    .mutation(({ ctx: { app, session, ip }, input: { subscriptionId } }) => {
      app.limits.spend(chargeLimit, subscriptionId)
      return payOpenCycle(app, { session, ip, subscriptionId }, asStaff)
    }),
})
