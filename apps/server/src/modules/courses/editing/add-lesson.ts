import type { LessonKind } from '@balcao/domain/delivery/courses'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, count, eq } from 'drizzle-orm'
import { courseLessons, courseModules } from '#db/schema/courses.ts'
import { invariant } from '#kit/invariant.ts'
import { lessonsMax } from '#modules/courses/course.input.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockCourse } from './lock-course.ts'

type NewLesson = { productId: string; moduleId: string; title: string; kind: LessonKind }

/** Adds a draft lesson at the end of a module. */
export async function addLesson(caller: Caller, lesson: NewLesson): Promise<{ lessonId: string }> {
  const { tx, platformId } = caller
  const { productId, moduleId } = lesson
  await lockCourse(caller, productId)
  const [module] = await tx
    .select({ id: courseModules.id })
    .from(courseModules)
    .where(and(eq(courseModules.id, moduleId), eq(courseModules.productId, productId)))
  if (!module) throw new AppError('not_found')
  const [[whole], [here]] = await Promise.all([
    tx.select({ lessons: count() }).from(courseLessons).where(eq(courseLessons.productId, productId)),
    tx.select({ lessons: count() }).from(courseLessons).where(eq(courseLessons.moduleId, moduleId)),
  ])
  if ((whole?.lessons ?? 0) >= lessonsMax) throw new AppError('course_full')
  const [added] = await tx
    .insert(courseLessons)
    .values({ platformId, ...lesson, position: here?.lessons ?? 0 })
    .returning({ lessonId: courseLessons.id })
  invariant(added, 'a row that was just written comes back')
  return added
}
