import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { asc, eq } from 'drizzle-orm'
import { lessonMaterials, quizQuestions } from '#db/schema/courses.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOwnLesson } from './find-own.ts'

/** One lesson for its seller's editor, with the right answers of its questions. */
export async function getLesson(caller: Caller, { lessonId }: { lessonId: string }) {
  const lesson = await findOwnLesson(caller, lessonId)
  const [questions, materials] = await Promise.all([
    caller.tx
      .select()
      .from(quizQuestions)
      .where(eq(quizQuestions.lessonId, lessonId))
      .orderBy(asc(quizQuestions.position)),
    caller.tx
      .select({ id: lessonMaterials.id, title: lessonMaterials.title, fileKey: lessonMaterials.fileKey })
      .from(lessonMaterials)
      .where(eq(lessonMaterials.lessonId, lessonId))
      .orderBy(asc(lessonMaterials.position)),
  ])
  const { platformId: _, id, releaseAt, position: __, productId, moduleId, ...told } = lesson
  return {
    ...told,
    lessonId: id,
    productId,
    moduleId,
    releaseOn: releaseAt && dayInSaoPaulo(releaseAt),
    materials,
    questions: questions.map(({ question, options, rightOption }) => ({
      question,
      options: options.map((text) => ({ text })),
      rightOption,
    })),
  }
}
