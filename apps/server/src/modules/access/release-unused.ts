import { inArray, or } from 'drizzle-orm'
import { productContents } from '#db/schema/access.ts'
import { courseLessons, lessonMaterials } from '#db/schema/courses.ts'
import { releaseFiles } from '#modules/uploads/files/release-files.ts'
import type { Scope } from '#scope.ts'

/**
 * Releases the storage of files that left a product, unless another content or lesson of the seller still
 * uses them.
 */
export async function releaseUnused(scope: Scope, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const { tx } = scope
  const [contents, lessons, materials] = await Promise.all([
    tx
      .select({ fileKey: productContents.fileKey, captionsKey: productContents.captionsKey })
      .from(productContents)
      .where(
        or(inArray(productContents.fileKey, [...keys]), inArray(productContents.captionsKey, [...keys])),
      ),
    tx
      .select({ fileKey: courseLessons.fileKey })
      .from(courseLessons)
      .where(inArray(courseLessons.fileKey, [...keys])),
    tx
      .select({ fileKey: lessonMaterials.fileKey })
      .from(lessonMaterials)
      .where(inArray(lessonMaterials.fileKey, [...keys])),
  ])
  const usedKeys = new Set([
    ...contents.flatMap(({ fileKey, captionsKey }) => [fileKey, captionsKey]),
    ...lessons.map(({ fileKey }) => fileKey),
    ...materials.map(({ fileKey }) => fileKey),
  ])
  await releaseFiles(
    scope,
    keys.filter((key) => !usedKeys.has(key)),
  )
}
