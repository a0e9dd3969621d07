import { AppError } from '@balcao/domain/texts/app-error'
import { and, count, eq } from 'drizzle-orm'
import { courseModules } from '#db/schema/courses.ts'
import { type ModuleInput, modulesMax } from '#modules/courses/course.input.ts'
import type { Caller } from '#rpc/caller.ts'
import { getCourse } from './get-course.ts'
import { lockCourse } from './lock-course.ts'
import { storedRelease } from './stored-release.ts'

/** Changes a module, or adds one at the end. */
export async function saveModule(caller: Caller, input: ModuleInput) {
  const { tx, platformId } = caller
  const { productId, moduleId, title } = input
  await lockCourse(caller, productId)
  const values = { title, ...storedRelease(input) }
  if (moduleId === undefined) {
    const [known] = await tx
      .select({ modules: count() })
      .from(courseModules)
      .where(eq(courseModules.productId, productId))
    const position = known?.modules ?? 0
    if (position >= modulesMax) throw new AppError('course_full')
    await tx.insert(courseModules).values({ platformId, productId, position, ...values })
  } else {
    const changed = await tx
      .update(courseModules)
      .set(values)
      .where(and(eq(courseModules.id, moduleId), eq(courseModules.productId, productId)))
      .returning({ id: courseModules.id })
    if (changed.length === 0) throw new AppError('not_found')
  }
  return getCourse(caller, { productId })
}
