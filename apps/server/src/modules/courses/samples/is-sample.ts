import { lessonOpensAt } from '@balcao/domain/delivery/courses'
import type { courseLessons, courseModules } from '#db/schema/courses.ts'

type Lesson = Pick<typeof courseLessons.$inferSelect, 'isPreview' | 'release' | 'releaseAt' | 'releaseDays'>

/**
 * Whether a published lesson is public: a sample whose release day has come. Rules in days after a purchase
 * do not apply to samples.
 */
export function isSample(lesson: Lesson, module: typeof courseModules.$inferSelect, now: Date): boolean {
  return lesson.isPreview && lessonOpensAt(lesson, module, new Date(0)) <= now
}
