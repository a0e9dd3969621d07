import { lessonOpensAt } from '@balcao/domain/delivery/courses'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { courseLessons, courseModules } from '#db/schema/courses.ts'
import type { Scope } from '#scope.ts'

/** A published lesson of the grant's product that is already released to its student. */
export async function findReleasedLesson(
  { tx, now }: Scope,
  { grantId, lessonId }: { grantId: string; lessonId: string },
) {
  const [found] = await tx
    .select({ lesson: courseLessons, module: courseModules, grantedAt: accessGrants.grantedAt })
    .from(courseLessons)
    .innerJoin(courseModules, eq(courseModules.id, courseLessons.moduleId))
    .innerJoin(accessGrants, eq(accessGrants.productId, courseLessons.productId))
    .where(
      and(eq(courseLessons.id, lessonId), eq(accessGrants.id, grantId), eq(courseLessons.isPublished, true)),
    )
  if (!found) throw new AppError('not_found')
  const { lesson, module, grantedAt } = found
  if (lessonOpensAt(lesson, module, grantedAt) > now) throw new AppError('content_not_open')
  return { lesson, module }
}
