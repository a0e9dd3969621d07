import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { forSale } from '#modules/catalog/for-sale.ts'
import type { Scope } from '#scope.ts'
import { signLessonFile } from './sign-lesson-file.ts'
import { readOutline } from './study/read-outline.ts'

/**
 * What anybody sees of a course before buying it: the titles of its published lessons, and of sample lessons their
 * contents. Nothing else of a closed lesson is read into the answer. Null for a product that does not sell or has
 * no sample.
 */
export async function getSample(scope: Scope, productId: string) {
  const { tx } = scope
  const [product] = await tx
    .select({ name: products.name, sellerName: users.name })
    .from(products)
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(and(eq(products.id, productId), eq(products.type, 'DIGITAL'), forSale()))
  if (!product) return null
  const outline = await readOutline(scope, productId)
  if (!outline.some(({ lesson }) => lesson.isPreview)) return null
  const [offer] = await tx
    .select({ id: offers.id, status: offers.status })
    .from(offers)
    .where(eq(offers.productId, productId))
    .orderBy(offers.createdAt, offers.id)
    .limit(1)
  const modules = new Map(outline.map(({ module }) => [module.id, module.title]))
  const lessons = await Promise.all(
    outline.map(async ({ lesson }) => ({
      moduleId: lesson.moduleId,
      title: lesson.title,
      sample: lesson.isPreview
        ? {
            kind: lesson.kind,
            body: lesson.body,
            fileUrl: lesson.fileKey === null ? null : await signLessonFile(scope, lesson, 'PLAY'),
          }
        : null,
    })),
  )
  return {
    ...product,
    offerId: offer?.status === 'ACTIVE' ? offer.id : null,
    modules: [...modules].map(([id, title]) => ({
      title,
      lessons: lessons.filter(({ moduleId }) => moduleId === id),
    })),
  }
}
