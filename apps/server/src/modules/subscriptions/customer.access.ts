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
      productId: probe<Answers['list']>({ ...ofProduct, harmless: ({ rows }) => rows.length === 0 }),
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
    planChoices: { subscriptionId: ofSubscription },
    changePlan: { subscriptionId: inItsState, offerId: inItsState },
    withdrawPlanChange: { subscriptionId: inItsState },
    endAutomaticPix: { subscriptionId: inItsState },
    resume: { subscriptionId: inItsState },
    reactivate: { subscriptionId: inItsState },
    updateCard: { subscriptionId: inItsState },
    payOpenInvoice: { subscriptionId: inItsState },
  },
}
