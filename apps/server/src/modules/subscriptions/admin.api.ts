import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { getSubscription } from './get-subscription.ts'
import { listSubscriptions, subscriptionListInput } from './list-subscriptions.ts'
import { cancelSubscriptionInput, subscriptionIdInput } from './subscription.input.ts'
import { asStaff } from './subscription-eyes.ts'

const staff = proceduresFor({ area: 'ADMIN', permission: 'isSalesAvailable' })

export const adminSubscriptionsApi = router({
  list: staff.readLagging(subscriptionListInput, (caller, input) =>
    listSubscriptions(asStaff(caller), input),
  ),
  get: staff.read(subscriptionIdInput, (caller, input) => getSubscription(asStaff(caller), input)),
  cancel: staff.write(cancelSubscriptionInput, (caller, input) => cancelSubscription(asStaff(caller), input)),
})
