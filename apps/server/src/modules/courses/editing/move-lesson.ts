import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { courseLessons } from '#db/schema/courses.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOwnLesson, findOwnModule } from './find-own.ts'
import { getCourse } from './get-course.ts'
import { lockCourse } from './lock-course.ts'
import { renumberLessons } from './renumber.ts'

type Move = { lessonId: string; moduleId: string; place: number }

/** Moves a lesson within its module, or to another module of the same course. */
export async function moveLesson(caller: Caller, { lessonId, moduleId, place }: Move) {
  const { productId } = await findOwnLesson(caller, lessonId)
  const target = await findOwnModule(caller, moduleId)
  if (target.productId !== productId) throw new AppError('not_found')
  await lockCourse(caller, productId)
  const { moduleId: left } = await findOwnLesson(caller, lessonId)
  if (left !== moduleId)
    await caller.tx.update(courseLessons).set({ moduleId }).where(eq(courseLessons.id, lessonId))
  await renumberLessons(caller, { moduleId, moved: { id: lessonId, place } })
  if (left !== moduleId) await renumberLessons(caller, { moduleId: left })
  return getCourse(caller, { productId })
}
