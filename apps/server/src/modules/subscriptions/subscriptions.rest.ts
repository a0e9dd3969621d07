import { subscriptionStates } from '@balcao/domain/payments/subscription-states'
import { currencies, paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import type { Caller } from '#rpc/caller.ts'
import { pageQuery, routesFor, thenRead } from '#rpc/rest/routes-for.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { getSubscription } from './get-subscription.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { pauseSubscription } from './pause-subscription.ts'
import { resumeSubscription } from './resume-subscription.ts'
import { cancelSubscriptionInput, pauseSubscriptionInput, subscriptionIdInput } from './subscription.input.ts'
import { asSeller } from './subscription-viewer.ts'

const subscription = z
  .object({
    id: z.uuid(),
    productName: z.string(),
    buyerName: z.string(),
    buyerEmail: z.string(),
    state: z.enum(subscriptionStates),
    method: z.enum(paymentMethods),
    isAutomaticPix: z.boolean(),
    priceCents: z.int(),
    currency: z.enum(currencies),
    frequencyInDays: z.int(),
    isTrial: z.boolean(),
    chargesMax: z.int().nullable(),
    paidUntil: z.iso.datetime().nullable(),
    accessUntil: z.iso.datetime().nullable(),
    resumesAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Subscription' })

const subscriptions = routesFor({ area: 'SELLER' }, 'subscriptions')

const get = (caller: Caller, { subscriptionId }: { subscriptionId: string }) =>
  getSubscription(asSeller(caller), { subscriptionId })

export const subscriptionRoutes = [
  subscriptions.list({
    name: 'listSubscriptions',
    path: '/subscriptions',
    summary: { pt: 'Listar assinaturas', en: 'List subscriptions' },
    input: z.strictObject({
      state: z.enum(subscriptionStates).optional(),
      productId: z.uuid().optional(),
      search: z.string().trim().max(100).optional(),
      ...pageQuery,
    }),
    item: subscription,
    useCase: (caller, { state, ...input }) =>
      listSubscriptions(asSeller(caller), { ...input, states: state && [state] }),
  }),
  subscriptions.read({
    name: 'getSubscription',
    path: '/subscriptions/{subscriptionId}',
    summary: { pt: 'Consultar assinatura', en: 'Get a subscription' },
    input: subscriptionIdInput,
    answer: subscription,
    useCase: get,
  }),
  subscriptions.act({
    name: 'cancelSubscription',
    path: '/subscriptions/{subscriptionId}/cancel',
    summary: { pt: 'Cancelar assinatura', en: 'Cancel a subscription' },
    input: cancelSubscriptionInput,
    example: { at: 'END', reason: 'Pediu por e-mail' },
    answer: subscription,
    useCase: thenRead((caller, input) => cancelSubscription(asSeller(caller), input), get),
  }),
  subscriptions.act({
    name: 'pauseSubscription',
    path: '/subscriptions/{subscriptionId}/pause',
    summary: { pt: 'Pausar assinatura', en: 'Pause a subscription' },
    input: pauseSubscriptionInput,
    example: { reason: 'Férias' },
    answer: subscription,
    useCase: thenRead((caller, input) => pauseSubscription(asSeller(caller), input), get),
  }),
  subscriptions.act({
    name: 'resumeSubscription',
    path: '/subscriptions/{subscriptionId}/resume',
    summary: { pt: 'Retomar assinatura', en: 'Resume a subscription' },
    input: subscriptionIdInput,
    answer: subscription,
    useCase: thenRead((caller, input) => resumeSubscription(asSeller(caller), input), get),
  }),
]
