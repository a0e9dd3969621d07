import { randomUUID } from 'node:crypto'
import { currencies, paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { disputeStates, refundStates } from '#db/schema/refunds.ts'
import { sale } from '#modules/payments/sales.rest.ts'
import { asPlatform, asSeller } from '#modules/payments/views/sale-viewer.ts'
import { createdQuery, openedQuery, pageQuery, periodOf, routesFor, withId } from '#rpc/rest/routes-for.ts'
import { disputeInput } from './disputes/dispute.input.ts'
import { getDisputeView } from './disputes/get-dispute-view.ts'
import { listDisputes } from './disputes/list-disputes.ts'
import { listRefunds } from './list-refunds.ts'
import { decisionReason } from './refund.input.ts'
import { refundSale } from './refund-sale.ts'

const refund = z
  .object({
    id: z.uuid(),
    paymentId: z.uuid(),
    amountCents: z.int(),
    currency: z.enum(currencies),
    state: z.enum(refundStates),
  })
  .meta({ id: 'Refund' })

/** One of the two cards of a payment. */
const card = z.object({ number: z.int(), lastFour: z.string().nullable() }).nullable()

const refundInList = refund
  .extend({
    orderCode: z.string(),
    card: card.meta({ description: 'The card that gets the money, for a payment by two cards.' }),
    reason: z.string(),
    failure: z.string().nullable(),
    createdAt: z.iso.datetime(),
    closedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RefundInList' })

const dispute = z
  .object({
    id: z.uuid(),
    paymentId: z.uuid(),
    orderCode: z.string(),
    kind: z.enum(['CHARGEBACK', 'PIX_MED']),
    method: z.enum(paymentMethods),
    state: z.enum(disputeStates),
    amountCents: z.int(),
    card: card.meta({
      description: 'The disputed card, for a payment by two cards.',
    }),
    feeCents: z.int(),
    currency: z.enum(currencies),
    dueAt: z.iso.datetime(),
    openedAt: z.iso.datetime(),
    closedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Dispute' })

const refunds = routesFor({ area: 'SELLER' }, 'refunds')
const disputes = routesFor({ area: 'SELLER' }, 'disputes')
const staff = { area: 'ADMIN', permission: 'isSalesAvailable' } as const
const platformRefunds = routesFor(staff, 'refunds')
const platformDisputes = routesFor(staff, 'disputes')

const refundQuery = z.strictObject({
  state: z.enum(refundStates).optional(),
  paymentId: z.uuid().optional(),
  ...createdQuery,
  ...pageQuery,
})
const disputeQuery = z.strictObject({
  state: z.enum(disputeStates).optional(),
  kind: z.enum(['CHARGEBACK', 'PIX_MED']).optional(),
  ...openedQuery,
  ...pageQuery,
})

export const refundRoutes = [
  refunds.list({
    name: 'listRefunds',
    path: '/refunds',
    summary: { pt: 'Listar reembolsos', en: 'List refunds' },
    input: refundQuery,
    item: refundInList,
    useCase: async (caller, input) =>
      withId('refundId', await listRefunds(asSeller(caller), { ...input, ...periodOf(input) })),
  }),
  refunds.create({
    name: 'createRefund',
    needsIdempotencyKey: true,
    path: '/refunds',
    summary: { pt: 'Reembolsar venda', en: 'Refund a sale' },
    input: z.strictObject({
      paymentId: z.uuid(),
      amountCents: z
        .int()
        .positive()
        .optional()
        .meta({ description: 'Left out: all that is left of the sale.' }),
      reason: decisionReason,
    }),
    example: { paymentId: '11111111-1111-4111-8111-111111111111', reason: 'Desistência no prazo' },
    answer: refund,
    useCase: async (caller, { paymentId, amountCents, reason }) => {
      const wish = { paymentId, reason, key: caller.callId ?? randomUUID() }
      const { refundId, ...asked } = await refundSale(
        caller,
        asSeller(caller),
        amountCents === undefined ? { ...wish, kind: 'WHOLE' } : { ...wish, kind: 'PART', amountCents },
      )
      return { ...asked, id: refundId, paymentId, state: asked.state as (typeof refundStates)[number] }
    },
  }),
  disputes.list({
    name: 'listDisputes',
    path: '/disputes',
    summary: { pt: 'Listar disputas', en: 'List disputes' },
    input: disputeQuery,
    item: dispute,
    useCase: async (caller, input) =>
      withId('disputeId', await listDisputes(asSeller(caller), { ...input, ...periodOf(input, 'opened') })),
  }),
  disputes.read({
    name: 'getDispute',
    path: '/disputes/{disputeId}',
    summary: { pt: 'Consultar disputa', en: 'Get a dispute' },
    input: disputeInput,
    answer: dispute.extend({ sale: sale.optional() }).meta({ id: 'DisputeWithSale' }),
    expands: { sale: { operation: 'getSale', input: ({ paymentId }) => ({ paymentId }) } },
    useCase: async (caller, { disputeId }) => ({
      ...(await getDisputeView(asSeller(caller), disputeId)),
      id: disputeId,
    }),
  }),
  platformRefunds.list({
    name: 'listPlatformRefunds',
    path: '/platform/refunds',
    summary: { pt: 'Listar reembolsos da plataforma', en: 'List refunds of the platform' },
    input: refundQuery,
    item: refundInList,
    useCase: async (caller, input) =>
      withId('refundId', await listRefunds(asPlatform(caller), { ...input, ...periodOf(input) })),
  }),
  platformDisputes.list({
    name: 'listPlatformDisputes',
    path: '/platform/disputes',
    summary: { pt: 'Listar disputas da plataforma', en: 'List disputes of the platform' },
    input: disputeQuery,
    item: dispute.extend({ sellerName: z.string() }).meta({ id: 'PlatformDispute' }),
    useCase: async (caller, input) =>
      withId('disputeId', await listDisputes(asPlatform(caller), { ...input, ...periodOf(input, 'opened') })),
  }),
]
