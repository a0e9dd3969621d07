import { chosenEventTypes, outgoingEventTypes } from '@balcao/domain/platform/outgoing-events'
import { z } from 'zod'
import { emptyAnswer, nothing, pageQuery, routesFor, thenRead } from '#rpc/rest/routes-for.ts'
import { createEndpoint } from './create-endpoint.ts'
import {
  deliveryIdInput,
  endpointChangeInput,
  endpointIdInput,
  endpointInput,
  endpointTestInput,
} from './endpoint.input.ts'
import { getDelivery } from './get-delivery.ts'
import { getEndpoint } from './get-endpoint.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listEndpoints } from './list-endpoints.ts'
import { removeEndpoint } from './remove-endpoint.ts'
import { replayDelivery } from './replay-deliveries.ts'
import { testEndpoint } from './test-endpoint.ts'
import { updateEndpoint } from './update-endpoint.ts'

const endpoint = z
  .object({
    id: z.uuid(),
    url: z.url(),
    description: z.string(),
    events: z.array(z.enum(chosenEventTypes)),
    productIds: z.array(z.uuid()).nullable().meta({ description: 'Null: every product.' }),
    state: z.enum(['ON', 'OFF', 'DISABLED', 'REMOVED']),
    disabledBecause: z.enum(['GONE', 'FAILING']).nullable(),
    createdAt: z.iso.datetime(),
    version: z.int(),
  })
  .meta({ id: 'WebhookEndpoint' })

const newEndpoint = endpoint
  .extend({ secret: z.string().meta({ description: 'Returned only here. It signs every delivery.' }) })
  .meta({ id: 'NewWebhookEndpoint' })

const delivery = z
  .object({
    id: z.uuid(),
    endpointId: z.uuid(),
    eventId: z.uuid(),
    type: z.enum(outgoingEventTypes),
    isTest: z.boolean(),
    state: z.enum(['WAITING', 'DELIVERED', 'DEAD']),
    tries: z.int(),
    nextTryAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    lastTryAt: z.iso.datetime().nullable(),
    lastStatus: z.int().nullable(),
    lastFailure: z.string().nullable(),
  })
  .meta({ id: 'WebhookDelivery' })

const webhooks = routesFor({ area: 'SELLER' }, 'webhooks')

export const webhookRoutes = [
  webhooks.list({
    name: 'listWebhookEndpoints',
    path: '/webhook-endpoints',
    summary: { pt: 'Listar endpoints de webhook', en: 'List webhook endpoints' },
    input: z.strictObject({}),
    item: endpoint,
    useCase: async (caller) => ({ rows: await listEndpoints(caller), nextCursor: null }),
  }),
  webhooks.create({
    name: 'createWebhookEndpoint',
    path: '/webhook-endpoints',
    summary: { pt: 'Criar endpoint de webhook', en: 'Create a webhook endpoint' },
    input: endpointInput
      .omit({ reason: true })
      .extend({ productIds: endpointInput.shape.productIds.default(null) }),
    example: { url: 'https://erp.example/balcao', events: ['sale.approved', 'sale.refunded'] },
    answer: newEndpoint,
    useCase: async (caller, input) => {
      const { endpointId, secret } = await createEndpoint(caller, input)
      return { ...(await getEndpoint(caller, { endpointId })), secret }
    },
  }),
  webhooks.read({
    name: 'getWebhookEndpoint',
    path: '/webhook-endpoints/{endpointId}',
    summary: { pt: 'Consultar endpoint de webhook', en: 'Get a webhook endpoint' },
    input: endpointIdInput,
    answer: endpoint,
    useCase: getEndpoint,
  }),
  webhooks.replace({
    name: 'updateWebhookEndpoint',
    path: '/webhook-endpoints/{endpointId}',
    summary: { pt: 'Alterar endpoint de webhook', en: 'Update a webhook endpoint' },
    input: endpointChangeInput.omit({ reason: true }),
    example: {
      version: 1,
      url: 'https://erp.example/balcao',
      events: ['sale.approved'],
      productIds: null,
      isOn: true,
    },
    answer: endpoint,
    useCase: thenRead(updateEndpoint, getEndpoint),
  }),
  webhooks.remove({
    name: 'removeWebhookEndpoint',
    path: '/webhook-endpoints/{endpointId}',
    summary: { pt: 'Remover endpoint de webhook', en: 'Remove a webhook endpoint' },
    input: endpointIdInput,
    answer: emptyAnswer,
    useCase: thenRead(removeEndpoint, nothing),
  }),
  webhooks.act({
    name: 'testWebhookEndpoint',
    path: '/webhook-endpoints/{endpointId}/test',
    summary: { pt: 'Enviar evento de teste', en: 'Send a test event' },
    input: endpointTestInput,
    example: { type: 'sale.approved' },
    answer: emptyAnswer,
    useCase: thenRead(testEndpoint, nothing),
  }),
  webhooks.list({
    name: 'listWebhookDeliveries',
    path: '/webhook-deliveries',
    summary: { pt: 'Listar entregas de webhook', en: 'List webhook deliveries' },
    input: z.strictObject({
      endpointId: z.uuid().optional(),
      state: z.enum(['WAITING', 'DELIVERED', 'DEAD']).optional(),
      type: z.enum(outgoingEventTypes).optional(),
      ...pageQuery,
    }),
    item: delivery,
    useCase: listDeliveries,
  }),
  webhooks.read({
    name: 'getWebhookDelivery',
    path: '/webhook-deliveries/{deliveryId}',
    summary: { pt: 'Consultar entrega de webhook', en: 'Get a webhook delivery' },
    input: deliveryIdInput,
    answer: delivery,
    useCase: getDelivery,
  }),
  webhooks.act({
    name: 'replayWebhookDelivery',
    path: '/webhook-deliveries/{deliveryId}/replay',
    summary: { pt: 'Reenviar entrega de webhook', en: 'Send a webhook delivery again' },
    input: deliveryIdInput,
    answer: delivery,
    useCase: thenRead(replayDelivery, getDelivery),
  }),
]
