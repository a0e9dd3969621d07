import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { courseLessons, courseModules } from '#db/schema/courses.ts'
import { linkLifetimeSeconds } from '#modules/access/file-address.ts'
import type { Scope } from '#scope.ts'
import { isSample } from './is-sample.ts'
import { showsSamples } from './shows-samples.ts'

/**
 * The public file of a sample lesson: key and size for a player's range requests, or a short-lived link. Checked for
 * every range request, so that a lesson that stops being a sample is closed at once.
 */
export async function openSampleFile(
  { app, tx, now }: Scope,
  { productId, lessonId }: { productId: string; lessonId: string },
): Promise<{ key: string; sizeBytes: number } | { url: string }> {
  const [found] = await tx
    .select({ lesson: courseLessons, module: courseModules })
    .from(courseLessons)
    .innerJoin(courseModules, eq(courseModules.id, courseLessons.moduleId))
    .innerJoin(products, eq(products.id, courseLessons.productId))
    .where(
      and(
        eq(courseLessons.id, lessonId),
        eq(courseLessons.productId, productId),
        eq(courseLessons.isPublished, true),
        showsSamples(),
      ),
    )
  if (!found || !isSample(found.lesson, found.module, now)) throw new AppError('not_found')
  const { kind, fileKey: key, sizeBytes } = found.lesson
  if (key === null || sizeBytes === null) throw new AppError('not_found')
  if (kind !== 'FILE') return { key, sizeBytes }
  const { url } = await app.store.signDownload({ key, expiresInSeconds: linkLifetimeSeconds })
  return { url }
}
