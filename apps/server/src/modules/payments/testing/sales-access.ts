import type { inferRouterOutputs } from '@trpc/server'
import type { sellerSalesApi } from '#modules/payments/seller.api.ts'
import { type AccessFacts, type Holdings, probe } from '#rpc/testing/access-facts.ts'

type Answers = inferRouterOutputs<typeof sellerSalesApi>

/** The sale and the product of a holder that the viewer of a router sees. */
type Sight = { paymentId: (holder: Holdings) => string; productId: (holder: Holdings) => string }

const ownSales: Sight = { paymentId: ({ paymentId }) => paymentId, productId: ({ productId }) => productId }

/** Access facts of `salesProcedures`. */
export function salesAccess(at: string, sight: Sight = ownSales): AccessFacts {
  const ofProduct = { own: (holder: Holdings) => ({ productId: sight.productId(holder) }) }
  /** One more filter on the sales that the viewer sees anyway. */
  const affiliateId = 'It narrows what is seen, and only a viewer of the whole sale is heard.'
  return {
    at,
    objects: {
      get: {
        paymentId: {
          own: (holder) => ({ paymentId: sight.paymentId(holder) }),
          refusal: 'payment_not_found',
        },
      },
      list: {
        productId: probe<Answers['list']>({ ...ofProduct, harmless: ({ rows }) => rows.length === 0 }),
        affiliateId,
        couponId: affiliateId,
      },
      count: {
        productId: probe<Answers['count']>({
          ...ofProduct,
          harmless: (counts) => Object.values(counts).every(({ count }) => count === 0),
        }),
        affiliateId,
        couponId: affiliateId,
      },
      sum: {
        productId: probe<Answers['sum']>({ ...ofProduct, harmless: ({ count }) => count === 0 }),
        affiliateId,
        couponId: affiliateId,
      },
    },
  }
}
