import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, ofProduct, probe } from '#rpc/testing/access-facts.ts'
import type { sellerReportsApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerReportsApi>

const aLongTime = { report: 'PRODUCT', from: '2000-01-01T00:00:00.000Z' } as const

export const sellerReportsAccess: AccessFacts = {
  at: 'seller.reports',
  objects: {
    report: {
      productId: probe<Answers['report']>({
        own: ({ productId }) => ({ ...aLongTime, productId }),
        harmless: (parts) => parts.length === 0,
      }),
    },
    dashboard: {
      productId: probe<Answers['dashboard']>({
        ...ofProduct,
        harmless: ({ latestSales }) => latestSales.length === 0,
      }),
    },
  },
}
