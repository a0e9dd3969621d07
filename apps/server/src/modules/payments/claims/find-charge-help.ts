import type { App } from '../../../app.ts'
import { inReplicaScope } from '../../../scope.ts'
import { findProductsByDescriptor } from './find-products-by-descriptor.ts'

/** Who sells under a name on a statement, and where they help: what their checkouts tell anybody. It says nothing about a purchase. */
export async function findChargeHelp(app: App, platformId: string, descriptor: string) {
  const products = await inReplicaScope(app, platformId, (scope) =>
    findProductsByDescriptor(scope, descriptor),
  )
  return products.map(({ productId, productName, sellerName, supportEmail, supportPhone }) => ({
    productId,
    productName,
    sellerName,
    supportEmail,
    supportPhone,
  }))
}
