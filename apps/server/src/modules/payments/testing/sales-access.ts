import type { inferRouterOutputs } from '@trpc/server'
import type { sellerSalesApi } from '#modules/payments/seller.api.ts'
import {
  type AccessFacts,
  type Holdings,
  type ObjectRow,
  ofPayment,
  ofProduct,
  probe,
} from '#rpc/testing/access-facts.ts'

type Answers = inferRouterOutputs<typeof sellerSalesApi>

/** The sale and the product of a holder that a router's viewer sees. */
type Sight = { paymentId: (holder: Holdings) => string; productId: (holder: Holdings) => string }

const ownSales: Sight = { paymentId: ({ paymentId }) => paymentId, productId: ({ productId }) => productId }

/** The access of `salesProcedures`. */
export function salesAccess(at: string, caller: ObjectRow['caller'], sight: Sight = ownSales): AccessFacts {
  const seen = (holder: Holdings) => ({
    ...holder,
    paymentId: sight.paymentId(holder),
    productId: sight.productId(holder),
  })
  const through = <Probe extends { own: (own: Holdings) => object; foreign: Foreign }>(of: Probe): Probe => ({
    ...of,
    own: (own: Holdings) => of.own(seen(own)),
    foreign: (own: Holdings, foreign: Holdings) => of.foreign(seen(own), seen(foreign)),
  })
  const product = through(ofProduct)
  /** One more condition on the sales that the viewer sees anyway. */
  const affiliateId = { because: 'It narrows what is seen, and only a viewer of the whole sale is heard.' }
  return {
    at,
    objects: {
      get: { caller, ids: { paymentId: probe(through(ofPayment)) } },
      list: {
        caller,
        ids: {
          productId: probe<Answers['list']>({ ...product, harmless: ({ rows }) => rows.length === 0 }),
          affiliateId,
        },
      },
      count: {
        caller,
        ids: {
          productId: probe<Answers['count']>({
            ...product,
            harmless: (counts) => Object.values(counts).every(({ count }) => count === 0),
          }),
          affiliateId,
        },
      },
      sum: {
        caller,
        ids: {
          productId: probe<Answers['sum']>({ ...product, harmless: ({ count }) => count === 0 }),
          affiliateId,
        },
      },
    },
  }
}

type Foreign = (own: Holdings, foreign: Holdings) => object
