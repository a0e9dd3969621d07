import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, type Holdings, type ObjectRow, probe } from '../../rpc/testing/access-facts.ts'
import type { sellerWebhooksApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerWebhooksApi>

const formWith = (productId: string) => ({
  url: 'https://erp.forno.example/balcao',
  events: ['sale.approved'],
  productIds: [productId],
})

const changeOf = ({ webhooks }: Holdings, productId: string, version: number) => ({
  ...formWith(productId),
  endpointId: webhooks.changeableEndpointId,
  version,
  isOn: true,
})

const onEndpoint = (holding: 'endpointId' | 'removableEndpointId', more: object = {}): ObjectRow => ({
  caller: 'seller',
  ids: {
    endpointId: probe({
      own: ({ webhooks }) => ({ endpointId: webhooks[holding], ...more }),
      foreign: (_own, { webhooks }) => ({ endpointId: webhooks[holding], ...more }),
      refusal: 'not_found',
    }),
  },
})

const delivery: ObjectRow = {
  caller: 'seller',
  ids: {
    deliveryId: probe({
      own: ({ webhooks }) => ({ deliveryId: webhooks.deliveryId }),
      foreign: (_own, { webhooks }) => ({ deliveryId: webhooks.deliveryId }),
      refusal: 'not_found',
    }),
  },
}

export const sellerWebhooksAccess: AccessFacts = {
  at: 'seller.webhooks',
  objects: {
    create: {
      caller: 'seller',
      ids: {
        productIds: probe({
          own: ({ productId }) => formWith(productId),
          foreign: (_own, { productId }) => formWith(productId),
          refusal: 'product_not_found',
        }),
      },
    },
    update: {
      caller: 'seller',
      ids: {
        endpointId: probe({
          own: (own) => changeOf(own, own.productId, 1),
          foreign: (own, foreign) => changeOf(foreign, own.productId, 1),
          refusal: 'not_found',
        }),
        // By then the row above has made the second version.
        productIds: probe({
          own: (own) => changeOf(own, own.productId, 2),
          foreign: (own, { productId }) => changeOf(own, productId, 2),
          refusal: 'product_not_found',
        }),
      },
    },
    get: onEndpoint('endpointId'),
    rotateSecret: onEndpoint('endpointId'),
    test: onEndpoint('endpointId', { type: 'sale.approved' }),
    replayDead: onEndpoint('endpointId'),
    remove: onEndpoint('removableEndpointId'),
    delivery,
    replay: delivery,
    deliveries: {
      caller: 'seller',
      ids: {
        endpointId: probe<Answers['deliveries']>({
          own: ({ webhooks }) => ({ endpointId: webhooks.endpointId }),
          foreign: (_own, { webhooks }) => ({ endpointId: webhooks.endpointId }),
          harmless: ({ rows }) => rows.length === 0,
        }),
      },
    },
  },
}
