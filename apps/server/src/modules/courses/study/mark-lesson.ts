import { AppError } from '@balcao/domain/texts/app-error'
import type { Caller } from '#rpc/caller.ts'
import { findOpenLesson } from './find-grant.ts'
import { getStudy } from './get-study.ts'
import { noteSeen } from './note-seen.ts'

type Mark = { grantId: string; lessonId: string; isDone: boolean }

/** The student marks a lesson as done or not done. A quiz is done only by passing it. */
export async function markLesson(caller: Caller, { grantId, lessonId, isDone }: Mark) {
  const { lesson } = await findOpenLesson(caller, { grantId, lessonId })
  if (lesson.kind === 'QUIZ') throw new AppError('quiz_not_passed')
  await noteSeen(caller, { grantId, lesson, isDone })
  return getStudy(caller, { grantId })
}
