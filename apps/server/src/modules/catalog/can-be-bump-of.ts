import { and, eq, ne, type SQL } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'
import { forSale } from './for-sale.ts'
import type { Product } from './lock-own-product.ts'

export type BumpHost = Pick<Product, 'id' | 'currency' | 'type'>

/**
 * Offers, joined with their products, that can be a bump on the checkouts of a product: the seller's own, for
 * sale, of another product, in the same currency. A bump is paid once, with the purchase, so it is no
 * subscription; and a checkout without an address can sell nothing that is shipped.
 */
export function canBeBumpOf({ session }: Caller, host: BumpHost): SQL | undefined {
  return and(
    eq(products.sellerId, session.userId),
    ne(products.id, host.id),
    eq(offers.status, 'ACTIVE'),
    eq(offers.type, 'ONE_TIME'),
    forSale(),
    eq(products.currency, host.currency),
    host.type === 'DIGITAL' ? eq(products.type, 'DIGITAL') : undefined,
  )
}
