import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, type ObjectRow, ofProduct, probe } from '#rpc/testing/access-facts.ts'
import type { sellerCartsApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerCartsApi>

const cart: ObjectRow = {
  cartId: ({ cartId }) => ({ cartId }),
}

export const sellerCartsAccess: AccessFacts = {
  at: 'seller.carts',
  objects: {
    list: { productId: probe<Answers['list']>({ ...ofProduct, harmless: ({ rows }) => rows.length === 0 }) },
    count: {
      productId: probe<Answers['count']>({
        ...ofProduct,
        harmless: (counts) => Object.values(counts).every(({ count }) => count === 0),
      }),
    },
    sum: { productId: probe<Answers['sum']>({ ...ofProduct, harmless: ({ count }) => count === 0 }) },
    get: cart,
    remindNow: cart,
    stopReminders: cart,
    erase: cart,
  },
}
