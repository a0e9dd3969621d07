import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { courseCatalogue } from './catalogue.ts'
import type { CourseLesson, CourseModule } from './course.ts'

/** When a module or lesson opens, in a few words. */
export function useReleaseText() {
  const text = useMessages(courseCatalogue)
  const format = useFormat()
  return (rule: Pick<CourseModule | CourseLesson, 'release' | 'releaseOn' | 'releaseDays'>) => {
    if (rule.release === 'ON_DATE' && rule.releaseOn !== null) return text.onDay(format.day(rule.releaseOn))
    if (rule.release === 'AFTER_DAYS' && rule.releaseDays !== null) return text.afterDays(rule.releaseDays)
    return text.badge.now
  }
}
