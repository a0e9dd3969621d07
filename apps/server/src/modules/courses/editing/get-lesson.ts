import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { asc, eq } from 'drizzle-orm'
import { quizQuestions } from '#db/schema/courses.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOwnLesson } from './find-own.ts'

/** One lesson for its seller's editor, with the right answers of its questions. */
export async function getLesson(caller: Caller, { lessonId }: { lessonId: string }) {
  const lesson = await findOwnLesson(caller, lessonId)
  const questions = await caller.tx
    .select()
    .from(quizQuestions)
    .where(eq(quizQuestions.lessonId, lessonId))
    .orderBy(asc(quizQuestions.position))
  const { platformId: _, id, releaseAt, position: __, productId, moduleId, ...told } = lesson
  return {
    ...told,
    lessonId: id,
    productId,
    moduleId,
    releaseOn: releaseAt && dayInSaoPaulo(releaseAt),
    questions: questions.map(({ question, options, rightOption }) => ({
      question,
      options: options.map((text) => ({ text })),
      rightOption,
    })),
  }
}
