import { and, eq, gt } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { accessGrants } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { orderItems } from '#db/schema/orders.ts'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import { isHeard } from '#modules/outgoing/is-heard.ts'
import type { Scope } from '#scope.ts'
import { announceStudents } from './announce-students.ts'
import { openExternalAccess } from './external/open-external-access.ts'
import { claimLicenses } from './licenses/claim-licenses.ts'

const selectRenewed = defineStatement((db, given: Inputs<{ orderId: string }>) =>
  db
    .select({ id: subscriptionCycles.id })
    .from(subscriptionCycles)
    .where(and(eq(subscriptionCycles.orderId, given.orderId), gt(subscriptionCycles.number, 1))),
)

const selectBought = defineStatement((db, given: Inputs<{ orderId: string }>) =>
  db
    .selectDistinct({ productId: products.id, isHeard: isHeard(db, products.sellerId) })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, given.orderId), eq(products.type, 'DIGITAL'))),
)

const insertGrant = defineStatement(
  (
    db,
    given: Inputs<{
      platformId: string
      orderId: string
      productId: string
      customerId: string
      grantedAt: Date
      givenName: string | null
    }>,
  ) =>
    db
      .insert(accessGrants)
      .values({
        platformId: given.platformId,
        orderId: given.orderId,
        productId: given.productId,
        customerId: given.customerId,
        grantedAt: given.grantedAt,
        givenName: given.givenName,
      })
      .onConflictDoNothing()
      .returning({ grantId: accessGrants.id, productId: accessGrants.productId }),
)

/**
 * Opens the digital products of an order to its buyer, or to the recipient of a gift. Existing grants stay as
 * they are, suspensions included. A renewal opens nothing new: the grant of the first purchase stays open until
 * the subscription's `accessUntil`.
 */
export async function grantAccess(
  scope: Scope,
  {
    orderId,
    customerId,
    givenName = null,
  }: { orderId: string; customerId: string; givenName?: string | null },
): Promise<void> {
  const { tx, platformId, now } = scope
  const [renewed, bought] = await Promise.all([selectRenewed(tx, { orderId }), selectBought(tx, { orderId })])
  if (renewed.length > 0) return
  const inserted = await Promise.all(
    bought.map(({ productId }) =>
      insertGrant(tx, { platformId, orderId, productId, customerId, grantedAt: now, givenName }),
    ),
  )
  const grants = inserted.flat()
  if (grants.length === 0) return
  await Promise.all([claimLicenses(scope, grants), openExternalAccess(scope, { orderId, grants })])
  if (bought.some((product) => product.isHeard))
    await announceStudents(
      scope,
      'student.enrolled',
      grants.map(({ grantId }) => grantId),
    )
}
