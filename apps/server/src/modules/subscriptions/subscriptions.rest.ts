import { planChangeObstacles } from '@balcao/domain/money/plan-change'
import { subscriptionStates } from '@balcao/domain/payments/subscription-states'
import { currencies, paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import type { Caller } from '#rpc/caller.ts'
import { createdQuery, pageQuery, periodOf, routesFor, thenRead } from '#rpc/rest/routes-for.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { getSubscription } from './get-subscription.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { pauseSubscription } from './pause-subscription.ts'
import { askPlanChange } from './plan-change/ask-plan-change.ts'
import { listPlanChoices } from './plan-change/list-plan-choices.ts'
import { withdrawPlanChange } from './plan-change/withdraw-plan-change.ts'
import { readRevenue } from './recurring-revenue/read-revenue.ts'
import { resumeSubscription } from './resume-subscription.ts'
import {
  cancelSubscriptionInput,
  pauseSubscriptionInput,
  planChangeInput,
  revenueInput,
  subscriptionIdInput,
} from './subscription.input.ts'
import { asSeller } from './subscription-viewer.ts'

const plan = { priceCents: z.int(), frequencyInDays: z.int() }

const planChange = z
  .object({
    state: z.enum(['CHARGING', 'PLANNED']),
    title: z.string(),
    ...plan,
    startsOn: z.iso.date(),
    dueCents: z.int(),
    paymentId: z.uuid().nullable(),
  })
  .meta({ id: 'PlanChange' })
  .nullable()

const planChoices = z
  .object({
    obstacle: z
      .enum(planChangeObstacles)
      .nullable()
      .meta({ description: 'Why the plan cannot be changed now.' }),
    currency: z.enum(currencies),
    chargesLeft: z
      .int()
      .nullable()
      .meta({ description: 'Charges left of a limited number, which a change keeps.' }),
    choices: z.array(
      z.object({
        offerId: z.uuid(),
        title: z.string(),
        ...plan,
        startsOn: z.iso
          .date()
          .meta({ description: 'Day of the next charge, from which on the plan applies.' }),
      }),
    ),
  })
  .meta({ id: 'PlanChoices' })

const subscription = z
  .object({
    id: z.uuid(),
    productName: z.string(),
    offerId: z.uuid(),
    planTitle: z.string(),
    planChange,
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

const revenue = z
  .object({
    parts: z
      .array(
        z.object({
          currency: z.enum(currencies),
          months: z.array(
            z.object({
              month: z.string().meta({ description: 'As 2026-11, in the time of São Paulo.' }),
              openingCents: z.int(),
              newCents: z.int(),
              reactivationCents: z
                .int()
                .meta({ description: 'Subscriptions that count again after a churn.' }),
              expansionCents: z.int(),
              contractionCents: z.int().meta({ description: 'Negative.' }),
              churnCents: z.int().meta({
                description: 'Negative. Cancellations, pauses and subscriptions that stayed unpaid.',
              }),
              completedCents: z.int().meta({
                description: 'Negative. Subscriptions after the last of a limited number of charges.',
              }),
              closingCents: z.int().meta({ description: 'The opening and all movements.' }),
            }),
          ),
        }),
      )
      .meta({ description: 'One for each currency. The last month is the present one.' }),
  })
  .meta({ id: 'RecurringRevenue' })

const subscriptions = routesFor({ area: 'SELLER' }, 'subscriptions')
const reports = routesFor({ area: 'SELLER' }, 'reports')

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
      ...createdQuery,
      ...pageQuery,
    }),
    item: subscription,
    useCase: (caller, { state, ...input }) =>
      listSubscriptions(asSeller(caller), { ...input, ...periodOf(input), states: state && [state] }),
  }),
  subscriptions.read({
    name: 'getSubscription',
    path: '/subscriptions/{subscriptionId}',
    summary: { pt: 'Consultar assinatura', en: 'Get a subscription' },
    input: subscriptionIdInput,
    answer: subscription,
    useCase: get,
  }),
  subscriptions.read({
    name: 'previewPlanChange',
    path: '/subscriptions/{subscriptionId}/plan-change',
    summary: {
      pt: 'Listar os planos para a próxima cobrança (nenhum mais caro ou mais longo)',
      en: 'List the plans for the next charge (none more expensive or longer)',
    },
    input: subscriptionIdInput,
    answer: planChoices,
    useCase: async (caller, input) => {
      const found = await listPlanChoices(asSeller(caller), input)
      const { currency } = await get(caller, input)
      if (found.kind === 'OBSTACLE')
        return { obstacle: found.obstacle, currency, chargesLeft: null, choices: [] }
      return {
        obstacle: null,
        currency,
        chargesLeft: found.chargesLeft,
        choices: found.choices.map(({ quote, ...choice }) => ({ ...choice, startsOn: quote.startsOn })),
      }
    },
  }),
  subscriptions.act({
    name: 'changeSubscriptionPlan',
    path: '/subscriptions/{subscriptionId}/plan-change',
    summary: {
      pt: 'Trocar o plano na próxima cobrança, sem cobrar nada hoje',
      en: 'Change the plan with the next charge, without charging anything today',
    },
    input: planChangeInput.omit({ dueCents: true }),
    example: {
      offerId: '00000000-0000-4000-8000-000000000001',
      priceCents: 4_990,
      frequencyInDays: 30,
    },
    answer: subscription,
    useCase: thenRead((caller, input) => askPlanChange(asSeller(caller), { ...input, dueCents: 0 }), get),
  }),
  subscriptions.act({
    name: 'withdrawPlanChange',
    path: '/subscriptions/{subscriptionId}/plan-change/withdraw',
    summary: { pt: 'Desfazer a troca de plano agendada', en: 'Withdraw a planned plan change' },
    input: subscriptionIdInput,
    answer: subscription,
    useCase: thenRead((caller, input) => withdrawPlanChange(asSeller(caller), input), get),
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
  reports.readLagging({
    name: 'getRecurringRevenue',
    path: '/recurring-revenue',
    summary: {
      pt: 'Consultar a receita recorrente (MRR) por mês, com os movimentos',
      en: 'Get the recurring revenue (MRR) by month, with its movements',
    },
    input: revenueInput,
    answer: revenue,
    useCase: async (caller, input) => ({ parts: await readRevenue(caller, input) }),
  }),
]
