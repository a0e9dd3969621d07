import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, ofProduct, ofSubscription, probe } from '#rpc/testing/access-facts.ts'
import type { sellerSubscriptionsApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerSubscriptionsApi>

/** Tested against other people's subscriptions, in every state, by `subscribers.test.ts`. */
const inItsState = 'Found by the same lock as for a cancellation, and possible in some states only.'

export const sellerSubscriptionsAccess: AccessFacts = {
  at: 'seller.subscriptions',
  objects: {
    list: {
      productId: probe<Answers['list']>({ ...ofProduct, harmless: ({ rows }) => rows.length === 0 }),
    },
    counts: {
      productId: probe<Answers['counts']>({
        ...ofProduct,
        harmless: (counts) => Object.values(counts).every(({ count }) => count === 0),
      }),
    },
    get: { subscriptionId: ofSubscription },
    cancel: {
      subscriptionId: {
        own: ({ subscriptionId }) => ({ subscriptionId, at: 'END' }),
        refusal: 'subscription_not_found',
      },
    },
    pause: { subscriptionId: inItsState },
    moveNextCharge: { subscriptionId: inItsState },
    chargeNow: { subscriptionId: inItsState },
    planChoices: { subscriptionId: ofSubscription },
    changePlan: { subscriptionId: inItsState, offerId: inItsState },
    withdrawPlanChange: { subscriptionId: inItsState },
    endAutomaticPix: { subscriptionId: inItsState },
    resume: { subscriptionId: inItsState },
  },
}
