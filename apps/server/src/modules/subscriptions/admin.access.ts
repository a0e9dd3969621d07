import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, ofProduct, ofSubscription, probe } from '../../rpc/testing/access-facts.ts'
import type { adminSubscriptionsApi } from './admin.api.ts'

type Answers = inferRouterOutputs<typeof adminSubscriptionsApi>

export const adminSubscriptionsAccess: AccessFacts = {
  at: 'admin.subscriptions',
  objects: {
    list: {
      caller: 'manager',
      ids: {
        productId: probe<Answers['list']>({ ...ofProduct, harmless: ({ rows }) => rows.length === 0 }),
      },
    },
    get: { caller: 'manager', ids: { subscriptionId: probe(ofSubscription) } },
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
