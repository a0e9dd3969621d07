import type { inferRouterOutputs } from '@trpc/server'
import {
  type AccessFacts,
  type Holdings,
  type ObjectRow,
  probe,
  type WebhookHoldings,
} from '#rpc/testing/access-facts.ts'
import type { sellerWebhooksApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerWebhooksApi>

type Door = {
  at: string
  caller: 'seller' | 'manager'
  held: (holdings: Holdings) => WebhookHoldings
  /** Additional input of the staff. */
  more?: object
}

/** The same calls in two areas: sellers have their own endpoints, the staff those of the platform. */
function webhooksAccess({ at, caller, held, more = {} }: Door): AccessFacts {
  const formWith = (productId: string) => ({
    url: 'https://erp.forno.example/balcao',
    events: ['sale.approved'],
    productIds: [productId],
    ...more,
  })
  const changeOf = (holdings: Holdings, productId: string, version: number) => ({
    ...formWith(productId),
    endpointId: held(holdings).changeableEndpointId,
    version,
    isOn: true,
  })
  const onEndpoint = (holding: 'endpointId' | 'removableEndpointId', besides: object = {}): ObjectRow => ({
    caller,
    ids: {
      endpointId: probe({
        own: (own) => ({ endpointId: held(own)[holding], ...besides }),
        foreign: (_own, foreign) => ({ endpointId: held(foreign)[holding], ...besides }),
        refusal: 'not_found',
      }),
    },
  })
  const delivery: ObjectRow = {
    caller,
    ids: {
      deliveryId: probe({
        own: (own) => ({ deliveryId: held(own).deliveryId }),
        foreign: (_own, foreign) => ({ deliveryId: held(foreign).deliveryId }),
        refusal: 'not_found',
      }),
    },
  }
  return {
    at,
    objects: {
      create: {
        caller,
        ids: {
          productIds: probe({
            own: ({ productId }) => formWith(productId),
            foreign: (_own, { productId }) => formWith(productId),
            refusal: 'product_not_found',
          }),
        },
      },
      update: {
        caller,
        ids: {
          endpointId: probe({
            own: (own) => changeOf(own, own.productId, 1),
            foreign: (own, foreign) => changeOf(foreign, own.productId, 1),
            refusal: 'not_found',
          }),
          // The row above has made the second version by then.
          productIds: probe({
            own: (own) => changeOf(own, own.productId, 2),
            foreign: (own, { productId }) => changeOf(own, productId, 2),
            refusal: 'product_not_found',
          }),
        },
      },
      get: onEndpoint('endpointId'),
      rotateSecret: onEndpoint('endpointId', more),
      test: onEndpoint('endpointId', { type: 'sale.approved' }),
      replayDead: onEndpoint('endpointId'),
      remove: onEndpoint('removableEndpointId', more),
      delivery,
      replay: delivery,
      deliveries: {
        caller,
        ids: {
          endpointId: probe<Answers['deliveries']>({
            own: (own) => ({ endpointId: held(own).endpointId }),
            foreign: (_own, foreign) => ({ endpointId: held(foreign).endpointId }),
            harmless: ({ rows }) => rows.length === 0,
          }),
        },
      },
    },
  }
}

export const outgoingAccess: readonly AccessFacts[] = [
  webhooksAccess({ at: 'seller.webhooks', caller: 'seller', held: ({ webhooks }) => webhooks }),
  webhooksAccess({
    at: 'admin.webhooks',
    caller: 'manager',
    held: ({ platformWebhooks }) => platformWebhooks,
    more: { reason: 'Painel de vendas da plataforma' },
  }),
]
