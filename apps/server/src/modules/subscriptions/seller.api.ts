import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { getSubscription } from './get-subscription.ts'
import { listSubscriptions, subscriptionListInput } from './list-subscriptions.ts'
import { pauseSubscription } from './pause-subscription.ts'
import { resumeSubscription } from './resume-subscription.ts'
import { cancelSubscriptionInput, pauseSubscriptionInput, subscriptionIdInput } from './subscription.input.ts'
import { asSeller } from './subscription-eyes.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerSubscriptionsApi = router({
  list: seller.readLagging(subscriptionListInput, (caller, input) =>
    listSubscriptions(asSeller(caller), input),
  ),
  get: seller.read(subscriptionIdInput, (caller, input) => getSubscription(asSeller(caller), input)),
  cancel: seller.write(cancelSubscriptionInput, (caller, input) =>
    cancelSubscription(asSeller(caller), input),
  ),
  pause: seller.write(pauseSubscriptionInput, (caller, input) => pauseSubscription(asSeller(caller), input)),
  resume: seller.write(subscriptionIdInput, (caller, input) => resumeSubscription(asSeller(caller), input)),
})
