import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, count, eq } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { courseLessons, courseModules, courses, lessonComments } from '#db/schema/courses.ts'
import type { Caller } from '#rpc/caller.ts'

/** A course for its seller's editor: modules and lessons in their order, without the lessons' contents. */
export async function getCourse({ tx, session }: Caller, { productId }: { productId: string }) {
  const [product] = await tx
    .select({ name: products.name, type: products.type, status: products.status })
    .from(products)
    .where(and(eq(products.sellerId, session.userId), eq(products.id, productId)))
  if (product?.type !== 'DIGITAL') throw new AppError('product_not_found')
  const [[course], modules, lessons, [students], [waiting]] = await Promise.all([
    tx.select().from(courses).where(eq(courses.productId, productId)),
    tx
      .select()
      .from(courseModules)
      .where(eq(courseModules.productId, productId))
      .orderBy(asc(courseModules.position), asc(courseModules.id)),
    tx
      .select()
      .from(courseLessons)
      .where(eq(courseLessons.productId, productId))
      .orderBy(asc(courseLessons.position), asc(courseLessons.id)),
    tx.select({ count: count() }).from(accessGrants).where(eq(accessGrants.productId, productId)),
    tx
      .select({ count: count() })
      .from(lessonComments)
      .where(and(eq(lessonComments.productId, productId), eq(lessonComments.state, 'WAITING'))),
  ])
  return {
    productId,
    productName: product.name,
    productStatus: product.status,
    hasCertificate: course?.hasCertificate ?? true,
    approvesComments: course?.approvesComments ?? false,
    students: students?.count ?? 0,
    waitingComments: waiting?.count ?? 0,
    modules: modules.map(({ id, title, release, releaseAt, releaseDays }) => ({
      id,
      title,
      release,
      releaseOn: releaseAt && dayInSaoPaulo(releaseAt),
      releaseDays,
      lessons: lessons
        .filter(({ moduleId }) => moduleId === id)
        .map((lesson) => ({
          id: lesson.id,
          kind: lesson.kind,
          title: lesson.title,
          seconds: lesson.seconds,
          isPublished: lesson.isPublished,
          isPreview: lesson.isPreview,
          release: lesson.release,
          releaseOn: lesson.releaseAt && dayInSaoPaulo(lesson.releaseAt),
          releaseDays: lesson.releaseDays,
        })),
    })),
  }
}
