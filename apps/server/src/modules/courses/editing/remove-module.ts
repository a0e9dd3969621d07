import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { courseLessons, courseModules } from '#db/schema/courses.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOwnModule } from './find-own.ts'
import { getCourse } from './get-course.ts'
import { lockCourse } from './lock-course.ts'
import { renumberModules } from './renumber.ts'

/** Removes an empty module. Lessons are removed one by one, so that none is lost by mistake. */
export async function removeModule(caller: Caller, { moduleId }: { moduleId: string }) {
  const { tx } = caller
  const { productId } = await findOwnModule(caller, moduleId)
  await lockCourse(caller, productId)
  const [lesson] = await tx
    .select({ id: courseLessons.id })
    .from(courseLessons)
    .where(eq(courseLessons.moduleId, moduleId))
    .limit(1)
  if (lesson) throw new AppError('course_module_in_use')
  await tx.delete(courseModules).where(eq(courseModules.id, moduleId))
  await renumberModules(caller, { productId })
  return getCourse(caller, { productId })
}
