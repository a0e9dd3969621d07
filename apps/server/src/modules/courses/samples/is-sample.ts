import { lessonOpensAt } from '@balcao/domain/delivery/courses'
import type { courseLessons, courseModules } from '#db/schema/courses.ts'

type Lesson = Pick<typeof courseLessons.$inferSelect, 'isPreview' | 'release' | 'releaseAt' | 'releaseDays'>

/** Whether anybody may see a published lesson: a sample whose day has come. Days after a purchase do not count here. */
export function isSample(lesson: Lesson, module: typeof courseModules.$inferSelect, now: Date): boolean {
  return lesson.isPreview && lessonOpensAt(lesson, module, new Date(0)) <= now
}
