import { statementDescriptor } from '@balcao/domain/statement-descriptor'
import { and, eq } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { products } from '../../../db/schema/catalog.ts'
import type { Scope } from '../../../scope.ts'
import { forSale } from '../../catalog/for-sale.ts'

const shownMax = 10

/** The products on sale whose charges read like this on a statement. Banks cut long names, so the beginning is enough. */
export async function findProductsByDescriptor({ tx, platformId }: Scope, descriptor: string) {
  const rows = await tx
    .select({
      productId: products.id,
      sellerId: products.sellerId,
      productName: products.name,
      sellerName: users.name,
      supportEmail: products.supportEmail,
      supportPhone: products.supportPhone,
      softDescriptor: products.softDescriptor,
    })
    .from(products)
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(and(eq(products.platformId, platformId), forSale()))
  return rows
    .filter(({ softDescriptor, productName }) => {
      const printed = softDescriptor ?? statementDescriptor(productName).toUpperCase()
      return printed.startsWith(descriptor)
    })
    .slice(0, shownMax)
}
