import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, ofProduct, ofSubscription, probe } from '#rpc/testing/access-facts.ts'
import type { adminSubscriptionsApi } from './admin.api.ts'

type Answers = inferRouterOutputs<typeof adminSubscriptionsApi>

/** Tested against another platform's subscriptions by `staff-subscriptions.test.ts`. */
const inItsState = 'Found by the same lock as for a cancellation, and possible in some states only.'

export const adminSubscriptionsAccess: AccessFacts = {
  at: 'admin.subscriptions',
  objects: {
    list: {
      productId: probe<Answers['list']>({ ...ofProduct, harmless: ({ rows }) => rows.length === 0 }),
      sellerId: 'It narrows what the staff sees anyway.',
    },
    counts: {
      productId: probe<Answers['counts']>({
        ...ofProduct,
        harmless: (counts) => Object.values(counts).every(({ count }) => count === 0),
      }),
      sellerId: 'It narrows what the staff sees anyway.',
    },
    get: { subscriptionId: ofSubscription },
    pause: { subscriptionId: inItsState },
    moveNextCharge: { subscriptionId: inItsState },
    chargeNow: { subscriptionId: inItsState },
    endAutomaticPix: { subscriptionId: inItsState },
    resume: { subscriptionId: inItsState },
    cancel: {
      subscriptionId: {
        own: ({ subscriptionId }) => ({ subscriptionId, at: 'END' }),
        refusal: 'subscription_not_found',
      },
    },
  },
}
