import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { courseLessons, courseModules } from '#db/schema/courses.ts'
import type { Scope } from '#scope.ts'

/** Without the lessons' texts, which are long: an outline is read at every step. */
const { body: _, ...outlined } = getTableColumns(courseLessons)

/** The published lessons of a product with their modules, in the seller's order, without their texts. */
export function readOutline({ tx }: Scope, productId: string) {
  return tx
    .select({ lesson: outlined, module: courseModules })
    .from(courseLessons)
    .innerJoin(courseModules, eq(courseModules.id, courseLessons.moduleId))
    .where(and(eq(courseLessons.productId, productId), eq(courseLessons.isPublished, true)))
    .orderBy(
      asc(courseModules.position),
      asc(courseModules.id),
      asc(courseLessons.position),
      asc(courseLessons.id),
    )
}
