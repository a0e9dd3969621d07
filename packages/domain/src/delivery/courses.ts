import { addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '#calendar.ts'

export const lessonKinds = ['VIDEO', 'AUDIO', 'TEXT', 'FILE', 'QUIZ'] as const
export type LessonKind = (typeof lessonKinds)[number]

/** When a module opens to a student. */
export const moduleReleases = ['AT_ONCE', 'ON_DATE', 'AFTER_DAYS'] as const
export type ModuleRelease = (typeof moduleReleases)[number]

/** When a lesson opens to a student. AS_MODULE: by the rule of its module. */
export const lessonReleases = ['AS_MODULE', ...moduleReleases] as const
export type LessonRelease = (typeof lessonReleases)[number]

/** WAITING: written where comments need the seller's approval first. */
export const commentStates = ['SHOWN', 'WAITING', 'HIDDEN'] as const
export type CommentState = (typeof commentStates)[number]

/** Source of an access. Only SALE has an order. */
export const grantSources = ['SALE', 'GIFT', 'IMPORT'] as const
export type GrantSource = (typeof grantSources)[number]

export type ReleaseRule<Release extends string> = {
  release: Release
  releaseAt: Date | null
  releaseDays: number | null
}

/** The instant from which a student may open a lesson. Days after the purchase are whole days in São Paulo. */
export function lessonOpensAt(
  lesson: ReleaseRule<LessonRelease>,
  module: ReleaseRule<ModuleRelease>,
  grantedAt: Date,
): Date {
  const rule = lesson.release === 'AS_MODULE' ? module : lesson
  if (rule.release === 'ON_DATE' && rule.releaseAt !== null) return rule.releaseAt
  if (rule.release === 'AFTER_DAYS' && rule.releaseDays !== null && rule.releaseDays > 0)
    return startOfDayInSaoPaulo(addDays(dayInSaoPaulo(grantedAt), rule.releaseDays))
  return grantedAt
}

/** 'Maria da Silva' is 'Maria S.' to other students. */
export function studentName(fullName: string): string {
  const words = fullName.split(/\s+/).filter((word) => word !== '')
  const last = words.length > 1 ? words.at(-1) : undefined
  return last === undefined ? (words[0] ?? '') : `${words[0]} ${Array.from(last)[0]?.toUpperCase()}.`
}

/** Whole percent of a course; 100 only if every lesson is done. */
export function percentDone({ done, lessons }: { done: number; lessons: number }): number {
  return lessons === 0 ? 0 : Math.floor((done * 100) / lessons)
}
