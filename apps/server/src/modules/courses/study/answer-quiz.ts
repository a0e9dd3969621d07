import { AppError } from '@balcao/domain/app-error'
import { and, asc, count, eq, gt } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { quizAttempts, quizQuestions } from '#db/schema/courses.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOpenLesson } from './find-grant.ts'
import { noteSeen } from './note-seen.ts'

/** Enough for somebody who learns, too few to find the answers by trying them all. */
const attemptsPerHour = 10
const hourMs = 3_600_000

type Answers = { grantId: string; lessonId: string; answers: readonly number[] }

/**
 * Judges a student's answers and records them. The student learns which were right, and the right options of the
 * others only after passing: until then there may be another try.
 */
export async function answerQuiz(caller: Caller, { grantId, lessonId, answers }: Answers) {
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
  if (answers.length !== questions.length) throw new AppError('record_changed')
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
    results,
    rightOptions: isPassed ? questions.map(({ rightOption }) => rightOption) : null,
  }
}

/** The lock of the grant makes two tries at once count one after the other. */
async function refuseTooManyTries(
  { tx, now }: Caller,
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
    .where(
      and(
        eq(quizAttempts.grantId, grantId),
        eq(quizAttempts.lessonId, lessonId),
        gt(quizAttempts.attemptedAt, new Date(now.getTime() - hourMs)),
      ),
    )
  if ((tried?.times ?? 0) >= attemptsPerHour)
    throw new AppError('rate_limited', { retryAfterSeconds: hourMs / 1_000 })
}
