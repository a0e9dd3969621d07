import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { courses } from '#db/schema/courses.ts'
import type { courseSettingsInput } from '#modules/courses/course.input.ts'
import type { Caller } from '#rpc/caller.ts'
import { getCourse } from './get-course.ts'
import { lockCourse } from './lock-course.ts'

export async function saveCourseSettings(
  caller: Caller,
  { productId, ...settings }: z.output<typeof courseSettingsInput>,
) {
  const { id } = await lockCourse(caller, productId)
  await caller.tx.update(courses).set(settings).where(eq(courses.id, id))
  return getCourse(caller, { productId })
}
