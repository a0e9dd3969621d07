import { percentDone } from '@balcao/domain/delivery/courses'
import { desc, eq, inArray, or } from 'drizzle-orm'
import { accessDeliveries, accessGrants } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { lessonProgress } from '#db/schema/courses.ts'
import { subscriptionCycles, subscriptions } from '#db/schema/subscriptions.ts'
import { readCourseProgress } from '#modules/access/read-course-progress.ts'
import type { Scope } from '#scope.ts'

const shownMax = 100

/**
 * Everything that the buyer of an order received and did, by product: deliveries, lessons and progress, as
 * evidence in a dispute.
 */
export async function readStudyEvidence(scope: Scope, orderId: string) {
  const { tx } = scope
  // The first order of a subscription, since a renewal grants nothing of its own.
  const firstOrder = tx
    .select({ orderId: subscriptions.orderId })
    .from(subscriptionCycles)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCycles.subscriptionId))
    .where(eq(subscriptionCycles.orderId, orderId))
  const grants = await tx
    .select({ id: accessGrants.id, productName: products.name, grantedAt: accessGrants.grantedAt })
    .from(accessGrants)
    .innerJoin(products, eq(products.id, accessGrants.productId))
    .where(or(eq(accessGrants.orderId, orderId), inArray(accessGrants.orderId, firstOrder)))
    .orderBy(accessGrants.grantedAt, accessGrants.id)
  if (grants.length === 0) return []
  const grantIds = grants.map(({ id }) => id)
  const [progress, lessons, deliveries] = await Promise.all([
    readCourseProgress(scope, grantIds),
    tx
      .select()
      .from(lessonProgress)
      .where(inArray(lessonProgress.grantId, grantIds))
      .orderBy(desc(lessonProgress.seenAt))
      .limit(shownMax),
    tx
      .select()
      .from(accessDeliveries)
      .where(inArray(accessDeliveries.grantId, grantIds))
      .orderBy(desc(accessDeliveries.deliveredAt))
      .limit(shownMax),
  ])
  return grants.map(({ id, productName, grantedAt }) => {
    const course = progress.get(id)
    return {
      grantId: id,
      productName,
      grantedAt: grantedAt.toISOString(),
      course: course ? { lessons: course.lessons, done: course.done, percent: percentDone(course) } : null,
      records: [
        ...deliveries
          .filter(({ grantId }) => grantId === id)
          .map((row) => ({ id: row.id, what: 'DELIVERED' as const, title: row.title, at: row.deliveredAt })),
        ...lessons
          .filter(({ grantId }) => grantId === id)
          .map((row) => ({
            id: row.id,
            what: row.doneAt === null ? ('OPENED' as const) : ('DONE' as const),
            title: row.title,
            at: row.doneAt ?? row.seenAt,
          })),
      ]
        .sort((one, other) => other.at.getTime() - one.at.getTime())
        .map(({ at, ...record }) => ({ ...record, at: at.toISOString() })),
    }
  })
}
