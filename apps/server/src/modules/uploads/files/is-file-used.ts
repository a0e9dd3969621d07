import { and, eq, inArray, or } from 'drizzle-orm'
import { productContents } from '#db/schema/access.ts'
import { courseLessons, lessonMaterials } from '#db/schema/courses.ts'
import { imports } from '#db/schema/imports.ts'
import type { Scope } from '#scope.ts'

/** Whether a content, lesson or material uses this file, also as captions, or an import reads it. */
export async function isFileUsed({ tx }: Scope, key: string): Promise<boolean> {
  const [content] = await tx
    .select({ id: productContents.id })
    .from(productContents)
    .where(or(eq(productContents.fileKey, key), eq(productContents.captionsKey, key)))
    .limit(1)
  if (content) return true
  const [lesson] = await tx
    .select({ id: courseLessons.id })
    .from(courseLessons)
    .where(eq(courseLessons.fileKey, key))
    .limit(1)
  if (lesson) return true
  const [material] = await tx
    .select({ id: lessonMaterials.id })
    .from(lessonMaterials)
    .where(eq(lessonMaterials.fileKey, key))
    .limit(1)
  if (material) return true
  const [read] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.fileKey, key), inArray(imports.state, ['CHECKING', 'IMPORTING'])))
    .limit(1)
  return read !== undefined
}
