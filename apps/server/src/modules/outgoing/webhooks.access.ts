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
  held: (holdings: Holdings) => WebhookHoldings
  /** Additional input of the staff. */
  more?: object
}

/** The same procedures in two areas: sellers have their own endpoints, the staff those of the platform. */
function webhooksAccess({ at, held, more = {} }: Door): AccessFacts {
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
    endpointId: (own) => ({ endpointId: held(own)[holding], ...besides }),
  })
  const delivery: ObjectRow = {
    deliveryId: (own) => ({ deliveryId: held(own).deliveryId }),
  }
  return {
    at,
    objects: {
      create: {
        productIds: {
          own: ({ productId }) => formWith(productId),
          refusal: 'product_not_found',
        },
      },
      update: {
        endpointId: {
          own: (own) => changeOf(own, own.productId, 1),
          foreign: (own, foreign) => changeOf(foreign, own.productId, 1),
        },
        // The row above has raised the version to two.
        productIds: {
          own: (own) => changeOf(own, own.productId, 2),
          foreign: (own, { productId }) => changeOf(own, productId, 2),
          refusal: 'product_not_found',
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
        endpointId: probe<Answers['deliveries']>({
          own: (own) => ({ endpointId: held(own).endpointId }),
          harmless: ({ rows }) => rows.length === 0,
        }),
      },
    },
  }
}

export const outgoingAccess: readonly AccessFacts[] = [
  webhooksAccess({ at: 'seller.webhooks', held: ({ webhooks }) => webhooks }),
  webhooksAccess({
    at: 'admin.webhooks',
    held: ({ platformWebhooks }) => platformWebhooks,
    more: { reason: 'Painel de vendas da plataforma' },
  }),
]
