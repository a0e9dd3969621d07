import { and, asc, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { forSale } from '#modules/catalog/for-sale.ts'
import { inReplicaScope } from '#scope.ts'
import { isPrintedAs } from './is-printed-as.ts'

const shownMax = 10

/**
 * Sellers behind a name on a statement, with their support contact, which their checkouts show anyway. No
 * purchase is revealed.
 */
export async function findChargeHelp(app: App, platformId: string, descriptor: string) {
  return inReplicaScope(app, platformId, ({ tx }) =>
    tx
      .select({
        productId: products.id,
        productName: products.name,
        sellerName: users.name,
        supportEmail: products.supportEmail,
        supportPhone: products.supportPhone,
      })
      .from(products)
      .innerJoin(users, eq(users.id, products.sellerId))
      .where(and(eq(products.platformId, platformId), isPrintedAs(descriptor), forSale()))
      .orderBy(asc(products.name), asc(products.id))
      .limit(shownMax),
  )
}
