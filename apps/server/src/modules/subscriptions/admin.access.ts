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
      caller: 'manager',
      ids: {
        productId: probe<Answers['list']>({ ...ofProduct, harmless: ({ rows }) => rows.length === 0 }),
        sellerId: { because: 'It narrows what the staff sees anyway.' },
      },
    },
    counts: {
      caller: 'manager',
      ids: {
        productId: probe<Answers['counts']>({
          ...ofProduct,
          harmless: (counts) => Object.values(counts).every(({ count }) => count === 0),
        }),
        sellerId: { because: 'It narrows what the staff sees anyway.' },
      },
    },
    get: { caller: 'manager', ids: { subscriptionId: probe(ofSubscription) } },
    pause: { caller: 'manager', ids: { subscriptionId: { because: inItsState } } },
    moveNextCharge: { caller: 'manager', ids: { subscriptionId: { because: inItsState } } },
    chargeNow: { caller: 'manager', ids: { subscriptionId: { because: inItsState } } },
    resume: { caller: 'manager', ids: { subscriptionId: { because: inItsState } } },
    cancel: {
      caller: 'manager',
      ids: {
        subscriptionId: probe({
          own: ({ subscriptionId }) => ({ subscriptionId, at: 'END' }),
          foreign: (_own, { subscriptionId }) => ({ subscriptionId, at: 'END' }),
          refusal: 'subscription_not_found',
        }),
      },
    },
  },
}
