import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, ofProduct, probe } from '../../rpc/testing/access-facts.ts'
import type { sellerReportsApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerReportsApi>

export const sellerReportsAccess: AccessFacts = {
  at: 'seller.reports',
  objects: {
    dashboard: {
      caller: 'seller',
      ids: {
        productId: probe<Answers['dashboard']>({
          ...ofProduct,
          harmless: ({ latestSales }) => latestSales.length === 0,
        }),
      },
    },
  },
}
