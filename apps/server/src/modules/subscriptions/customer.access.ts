import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, ofProduct, ofSubscription, probe } from '#rpc/testing/access-facts.ts'
import type { customerSubscriptionsApi } from './customer.api.ts'

type Answers = inferRouterOutputs<typeof customerSubscriptionsApi>

/** Tested against other people's subscriptions, in every state, by `subscribers.test.ts`. */
const inItsState = 'Found by the same lock as for a cancellation, and possible in some states only.'

export const customerSubscriptionsAccess: AccessFacts = {
  at: 'customer.subscriptions',
  objects: {
    list: {
      caller: 'customer',
      ids: {
        productId: probe<Answers['list']>({ ...ofProduct, harmless: ({ rows }) => rows.length === 0 }),
      },
    },
    get: { caller: 'customer', ids: { subscriptionId: probe(ofSubscription) } },
    cancel: {
      caller: 'customer',
      ids: {
        subscriptionId: probe({
          own: ({ subscriptionId }) => ({ subscriptionId, at: 'END' }),
          foreign: (_own, { subscriptionId }) => ({ subscriptionId, at: 'END' }),
          refusal: 'subscription_not_found',
        }),
      },
    },
    pause: { caller: 'customer', ids: { subscriptionId: { because: inItsState } } },
    moveNextCharge: { caller: 'customer', ids: { subscriptionId: { because: inItsState } } },
    resume: { caller: 'customer', ids: { subscriptionId: { because: inItsState } } },
    reactivate: { caller: 'customer', ids: { subscriptionId: { because: inItsState } } },
    updateCard: { caller: 'customer', ids: { subscriptionId: { because: inItsState } } },
    payOpenInvoice: { caller: 'customer', ids: { subscriptionId: { because: inItsState } } },
  },
}
