import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, count, eq, gt } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { quizAttempts, quizQuestions } from '#db/schema/courses.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOpenLesson } from './find-grant.ts'
import { noteSeen } from './note-seen.ts'

const attemptsPerHour = 5
const hourMs = 3_600_000

type Answers = { grantId: string; lessonId: string; version: number; answers: readonly number[] }

/**
 * Grades a student's answers and records them. Before the student passes, only the number of right answers is
 * returned: with the right ones known, the others could be found by trying each option.
 */
export async function answerQuiz(caller: Caller, { grantId, lessonId, version, answers }: Answers) {
  const { tx, platformId, now } = caller
  const { lesson } = await findOpenLesson(caller, { grantId, lessonId })
  if (lesson.kind !== 'QUIZ') throw new AppError('not_found')
  await refuseTooManyTries(caller, { grantId, lessonId })
  const questions = await tx
    .select({ rightOption: quizQuestions.rightOption })
    .from(quizQuestions)
    .where(eq(quizQuestions.lessonId, lessonId))
    .orderBy(asc(quizQuestions.position))
  // The seller changed the questions after the student read them.
  if (version !== lesson.version || answers.length !== questions.length) throw new AppError('record_changed')
  const results = questions.map(({ rightOption }, index) => answers[index] === rightOption)
  const rightCount = results.filter(Boolean).length
  const isPassed = rightCount * 100 >= lesson.passPercent * questions.length
  await tx.insert(quizAttempts).values({
    platformId,
    grantId,
    lessonId,
    answers: [...answers],
    rightCount,
    questionCount: questions.length,
    isPassed,
    attemptedAt: now,
  })
  await noteSeen(caller, { grantId, lesson, ...(isPassed && { isDone: true }) })
  return {
    rightCount,
    questionCount: questions.length,
    isPassed,
    results: isPassed ? results : null,
    rightOptions: isPassed ? questions.map(({ rightOption }) => rightOption) : null,
  }
}

/**
 * Refuses more tries than allowed. The lock of the grant serialises concurrent tries. A second purchase gives
 * no further tries.
 */
async function refuseTooManyTries(
  { tx, session, now }: Caller,
  { grantId, lessonId }: { grantId: string; lessonId: string },
): Promise<void> {
  await tx
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .where(eq(accessGrants.id, grantId))
    .for('update')
  const [tried] = await tx
    .select({ times: count() })
    .from(quizAttempts)
    .innerJoin(accessGrants, eq(accessGrants.id, quizAttempts.grantId))
    .where(
      and(
        eq(accessGrants.customerId, session.userId),
        eq(quizAttempts.lessonId, lessonId),
        gt(quizAttempts.attemptedAt, new Date(now.getTime() - hourMs)),
      ),
    )
  if ((tried?.times ?? 0) >= attemptsPerHour)
    throw new AppError('rate_limited', { retryAfterSeconds: hourMs / 1_000 })
}
