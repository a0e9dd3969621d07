import { and, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { courseLessons } from '#db/schema/courses.ts'
import { embedAddress } from '#modules/courses/embed-address.ts'
import { readOutline } from '#modules/courses/study/read-outline.ts'
import type { Scope } from '#scope.ts'
import { isSample } from './is-sample.ts'
import { showsSamples } from './shows-samples.ts'

/**
 * The public view of a course before a purchase: the titles of its published lessons, and the contents of
 * sample lessons. Contents of closed lessons are never read. Null for a product that does not sell, is for adults or
 * has no sample.
 */
export async function getSample(scope: Scope, productId: string) {
  const { app, tx, now } = scope
  const [product] = await tx
    .select({ name: products.name, sellerName: users.name })
    .from(products)
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(and(eq(products.id, productId), showsSamples()))
  if (!product) return null
  const outline = await readOutline(scope, productId)
  const samples = outline.filter(({ lesson, module }) => isSample(lesson, module, now))
  if (samples.length === 0) return null
  const bodies = await tx
    .select({ id: courseLessons.id, body: courseLessons.body })
    .from(courseLessons)
    .where(
      inArray(
        courseLessons.id,
        samples.map(({ lesson }) => lesson.id),
      ),
    )
  const bodyOf = new Map(bodies.map(({ id, body }) => [id, body]))
  const [offer] = await tx
    .select({ id: offers.id, status: offers.status })
    .from(offers)
    .where(eq(offers.productId, productId))
    .orderBy(offers.createdAt, offers.id)
    .limit(1)
  const modules = new Map(outline.map(({ module }) => [module.id, module.title]))
  const lessons = outline.map(({ lesson: { id, moduleId, title, kind, fileKey, videoUrl } }) => {
    const body = bodyOf.get(id)
    return {
      id,
      moduleId,
      title,
      sample:
        body === undefined
          ? null
          : {
              kind,
              body,
              hasFile: fileKey !== null,
              embedUrl: videoUrl === null ? null : embedAddress(app, videoUrl),
            },
    }
  })
  return {
    ...product,
    offerId: offer?.status === 'ACTIVE' ? offer.id : null,
    modules: [...modules].map(([id, title]) => ({
      title,
      lessons: lessons.filter(({ moduleId }) => moduleId === id),
    })),
  }
}
