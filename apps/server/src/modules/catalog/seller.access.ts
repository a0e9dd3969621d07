import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, probe } from '../../api/testing/access-facts.ts'
import type { sellerProductsApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerProductsApi>

export const sellerProductsAccess: AccessFacts = {
  at: 'seller.products',
  objects: {
    options: {
      caller: 'seller',
      ids: {
        ids: probe<Answers['options']>({
          own: ({ productId }) => ({ ids: [productId] }),
          foreign: (_own, { productId }) => ({ ids: [productId] }),
          harmless: (options) => options.length === 0,
        }),
      },
    },
  },
}
