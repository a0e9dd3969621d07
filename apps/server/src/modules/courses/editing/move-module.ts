import type { Caller } from '#rpc/caller.ts'
import { findOwnModule } from './find-own.ts'
import { getCourse } from './get-course.ts'
import { lockCourse } from './lock-course.ts'
import { renumberModules } from './renumber.ts'

export async function moveModule(caller: Caller, { moduleId, place }: { moduleId: string; place: number }) {
  const { productId } = await findOwnModule(caller, moduleId)
  await lockCourse(caller, productId)
  await renumberModules(caller, { productId, moved: { id: moduleId, place } })
  return getCourse(caller, { productId })
}
