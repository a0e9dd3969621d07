import type { StudentEventType } from '@balcao/domain/platform/outgoing-events'
import { and, eq, inArray } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { certificates } from '#db/schema/courses.ts'
import { orders } from '#db/schema/orders.ts'
import { announceEvent } from '#modules/outgoing/announce-event.ts'
import { isHeard } from '#modules/outgoing/is-heard.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'

/**
 * Announces a fact about students to the endpoints of their product's seller. An enrolment is announced again if the
 * access was taken back and given anew; every other fact is announced once for each student.
 */
export async function announceStudents(
  scope: Scope,
  type: StudentEventType,
  grantIds: readonly string[],
): Promise<void> {
  const { tx, now } = scope
  const rows = await tx
    .select({
      grant: accessGrants,
      email: users.email,
      product: { id: products.id, name: products.name },
      sellerId: products.sellerId,
      order: { id: orders.id, code: orders.code, buyerName: orders.buyerName },
      certificateCode: certificates.code,
    })
    .from(accessGrants)
    .innerJoin(users, eq(users.id, accessGrants.customerId))
    .innerJoin(products, eq(products.id, accessGrants.productId))
    .leftJoin(orders, eq(orders.id, accessGrants.orderId))
    .leftJoin(certificates, eq(certificates.grantId, accessGrants.id))
    .where(and(inArray(accessGrants.id, [...grantIds]), isHeard(tx, products.sellerId)))
  if (rows.length === 0) return
  const { url } = await getPlatform(scope)
  for (const { grant, email, product, sellerId, order, certificateCode: code } of rows)
    await announceEvent(scope, {
      key: `${type}:${grant.id}${type === 'student.enrolled' ? `:${now.toISOString()}` : ''}`,
      type,
      sellerId,
      productIds: [product.id],
      at: now,
      data: {
        student: {
          id: grant.id,
          name: grant.givenName ?? order?.buyerName ?? '',
          email,
          source: grant.source,
          enrolledAt: grant.grantedAt.toISOString(),
        },
        order: order && { id: order.id, code: order.code },
        product,
        certificate: code === null ? null : { code, url: new URL(`/certificado/${code}`, url).href },
      },
    })
}
