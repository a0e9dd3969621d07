import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import {
  type courseLessons,
  lessonMaterials,
  lessonProgress,
  quizAttempts,
  quizQuestions,
} from '#db/schema/courses.ts'
import { fileAddress } from '#modules/access/file-address.ts'
import { recordDelivery } from '#modules/access/record-delivery.ts'
import { embedAddress } from '#modules/courses/embed-address.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOpenLesson } from './find-grant.ts'
import { noteSeen } from './note-seen.ts'

type Studied = { grantId: string; lessonId: string }

/** Delivers a lesson to its student and records that. The right answers of its questions are left out. */
export async function openLesson(caller: Caller, { grantId, lessonId }: Studied) {
  const { tx } = caller
  const { lesson, module } = await findOpenLesson(caller, { grantId, lessonId })
  await noteSeen(caller, { grantId, lesson })
  const [[progress], questions, [best], [tries], materials] = await Promise.all([
    tx
      .select()
      .from(lessonProgress)
      .where(and(eq(lessonProgress.grantId, grantId), eq(lessonProgress.lessonId, lessonId))),
    tx
      .select({ id: quizQuestions.id, question: quizQuestions.question, options: quizQuestions.options })
      .from(quizQuestions)
      .where(eq(quizQuestions.lessonId, lessonId))
      .orderBy(asc(quizQuestions.position)),
    tx
      .select({ rightCount: quizAttempts.rightCount, isPassed: quizAttempts.isPassed })
      .from(quizAttempts)
      .where(and(eq(quizAttempts.grantId, grantId), eq(quizAttempts.lessonId, lessonId)))
      .orderBy(desc(quizAttempts.isPassed), desc(quizAttempts.rightCount), desc(quizAttempts.attemptedAt))
      .limit(1),
    tx
      .select({ count: count() })
      .from(quizAttempts)
      .where(and(eq(quizAttempts.grantId, grantId), eq(quizAttempts.lessonId, lessonId))),
    tx
      .select({
        id: lessonMaterials.id,
        title: lessonMaterials.title,
        sizeBytes: lessonMaterials.sizeBytes,
      })
      .from(lessonMaterials)
      .where(eq(lessonMaterials.lessonId, lessonId))
      .orderBy(asc(lessonMaterials.position)),
  ])
  const isPlayed = (lesson.kind === 'VIDEO' || lesson.kind === 'AUDIO') && lesson.videoUrl === null
  const media = isPlayed ? await addressOf(caller, lesson, grantId) : null
  return {
    id: lesson.id,
    version: lesson.version,
    kind: lesson.kind,
    title: lesson.title,
    moduleTitle: module.title,
    body: lesson.body,
    seconds: lesson.seconds,
    sizeBytes: lesson.sizeBytes,
    hasComments: lesson.hasComments,
    mediaUrl: media?.url ?? null,
    /** HLS playlist of a video whose renditions are ready. */
    streamUrl: media?.streamUrl ?? null,
    /** Page that shows the video from YouTube or Vimeo. */
    embedUrl: lesson.videoUrl === null ? null : embedAddress(caller, lesson.videoUrl),
    materials,
    positionSeconds: progress?.positionSeconds ?? 0,
    isDone: (progress?.doneAt ?? null) !== null,
    quiz:
      lesson.kind === 'QUIZ'
        ? {
            passPercent: lesson.passPercent,
            questions,
            attempts: tries?.count ?? 0,
            best: best ?? null,
          }
        : null,
  }
}

/** A link to the file of a lesson, which is recorded as a delivery. */
export async function downloadLessonFile(caller: Caller, { grantId, lessonId }: Studied) {
  const { lesson } = await findOpenLesson(caller, { grantId, lessonId })
  if (lesson.kind !== 'FILE') throw new AppError('not_found')
  const { url } = await addressOf(caller, lesson, grantId)
  await noteSeen(caller, { grantId, lesson })
  await recordDelivery(caller, { grantId, lessonId, title: lesson.title })
  return { url }
}

/** A link to a material of a lesson. The download is recorded as a delivery. */
export async function downloadMaterial(
  caller: Caller,
  { grantId, lessonId, materialId }: Studied & { materialId: string },
) {
  const { lesson } = await findOpenLesson(caller, { grantId, lessonId })
  const [material] = await caller.tx
    .select()
    .from(lessonMaterials)
    .where(and(eq(lessonMaterials.id, materialId), eq(lessonMaterials.lessonId, lessonId)))
  if (!material) throw new AppError('not_found')
  const { url } = await fileAddress(caller, { grantId, ...material })
  await noteSeen(caller, { grantId, lesson })
  await recordDelivery(caller, { grantId, lessonId, title: material.title })
  return { url }
}

async function addressOf(
  caller: Caller,
  { id: lessonId, title, fileKey, sizeBytes }: typeof courseLessons.$inferSelect,
  grantId: string,
): ReturnType<typeof fileAddress> {
  if (fileKey === null) throw new AppError('not_found')
  return fileAddress(caller, { grantId, lessonId, title, fileKey, sizeBytes })
}
