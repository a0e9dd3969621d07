import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, ofPayment, ofProduct, probe } from '../../rpc/testing/access-facts.ts'
import type { sellerSalesApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerSalesApi>

export const sellerSalesAccess: AccessFacts = {
  at: 'seller.sales',
  objects: {
    get: { caller: 'seller', ids: { paymentId: probe(ofPayment) } },
    list: {
      caller: 'seller',
      ids: {
        productId: probe<Answers['list']>({ ...ofProduct, harmless: ({ rows }) => rows.length === 0 }),
      },
    },
    count: {
      caller: 'seller',
      ids: {
        productId: probe<Answers['count']>({
          ...ofProduct,
          harmless: (counts) => Object.values(counts).every(({ count }) => count === 0),
        }),
      },
    },
    sum: {
      caller: 'seller',
      ids: { productId: probe<Answers['sum']>({ ...ofProduct, harmless: ({ count }) => count === 0 }) },
    },
  },
}
