import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { courseLessons, lessonProgress } from '#db/schema/courses.ts'
import type { Scope } from '#scope.ts'

export type CourseProgress = {
  /** Count of published lessons, and of those that are done. */
  lessons: number
  done: number
  lastSeen: { lessonId: string; title: string; positionSeconds: number; at: Date } | null
}

/** Progress of each grant in its product's course. A product without lessons has no entry. */
export async function readCourseProgress(
  { tx }: Scope,
  grantIds: readonly string[],
): Promise<Map<string, CourseProgress>> {
  if (grantIds.length === 0) return new Map()
  const [counted, seen] = await Promise.all([
    tx
      .select({ grantId: accessGrants.id, lessons: count(), done: count(lessonProgress.doneAt) })
      .from(accessGrants)
      .innerJoin(
        courseLessons,
        and(eq(courseLessons.productId, accessGrants.productId), eq(courseLessons.isPublished, true)),
      )
      .leftJoin(
        lessonProgress,
        and(eq(lessonProgress.grantId, accessGrants.id), eq(lessonProgress.lessonId, courseLessons.id)),
      )
      .where(inArray(accessGrants.id, [...grantIds]))
      .groupBy(accessGrants.id),
    tx
      .selectDistinctOn([lessonProgress.grantId])
      .from(lessonProgress)
      .where(inArray(lessonProgress.grantId, [...grantIds]))
      .orderBy(lessonProgress.grantId, desc(lessonProgress.seenAt), desc(lessonProgress.id)),
  ])
  const lastOf = new Map(seen.map((row) => [row.grantId, row]))
  return new Map(
    counted.map(({ grantId, lessons, done }) => {
      const last = lastOf.get(grantId)
      return [
        grantId,
        {
          lessons,
          done,
          lastSeen: last
            ? {
                lessonId: last.lessonId,
                title: last.title,
                positionSeconds: last.positionSeconds,
                at: last.seenAt,
              }
            : null,
        },
      ]
    }),
  )
}
