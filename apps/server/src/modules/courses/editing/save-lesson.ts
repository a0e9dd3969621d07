import { contentFileKindOf, endingsOf } from '@balcao/domain/delivery/content-files'
import { linkOfVideo, readExternalVideo } from '@balcao/domain/delivery/external-video'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { courseLessons, quizQuestions } from '#db/schema/courses.ts'
import { fileTypeOfKey } from '#kit/storage/file-kinds.ts'
import { releaseUnused } from '#modules/access/release-unused.ts'
import type { LessonInput } from '#modules/courses/course.input.ts'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOwnLesson } from './find-own.ts'
import { getLesson } from './get-lesson.ts'
import { lockCourse } from './lock-course.ts'
import { saveMaterials } from './save-materials.ts'
import { storedRelease } from './stored-release.ts'

/** Replaces the contents of a lesson at its current place. A form filled from an older version is refused. */
export async function saveLesson(caller: Caller, input: LessonInput) {
  const { tx, platformId } = caller
  const { lessonId } = input
  const { productId } = await findOwnLesson(caller, lessonId)
  await lockCourse(caller, productId)
  const before = await findOwnLesson(caller, lessonId)
  // The kind is fixed, because records of students' activity depend on it.
  if (before.version !== input.version || before.kind !== input.kind) throw new AppError('record_changed')
  const { title, kind, body, passPercent, isPublished, isPreview, hasComments } = input
  const file = await fileOf(caller, input, before)
  await tx
    .update(courseLessons)
    .set({
      title,
      kind,
      body,
      passPercent,
      isPublished,
      isPreview,
      hasComments,
      ...storedRelease(input),
      ...file,
      version: before.version + 1,
    })
    .where(eq(courseLessons.id, lessonId))
  const materialKeys = await saveMaterials(caller, before, input.materials)
  const leftKeys = [...(before.fileKey === null ? [] : [before.fileKey]), ...materialKeys]
  await releaseUnused(caller, leftKeys)
  await tx.delete(quizQuestions).where(eq(quizQuestions.lessonId, lessonId))
  if (kind === 'QUIZ' && input.questions.length > 0)
    await tx.insert(quizQuestions).values(
      input.questions.map(({ question, options, rightOption }, position) => ({
        platformId,
        productId,
        lessonId,
        question,
        options: options.map(({ text }) => text),
        rightOption,
        position,
      })),
    )
  return getLesson(caller, { lessonId })
}

const fileKinds = { VIDEO: 'VIDEO', AUDIO: 'AUDIO', FILE: 'DOCUMENT' } as const

async function fileOf(
  caller: Caller,
  { kind, fileKey, videoUrl, seconds }: LessonInput,
  before: typeof courseLessons.$inferSelect,
) {
  const none = { fileKey: null, sizeBytes: null, videoUrl: null, seconds: null }
  const video = kind === 'VIDEO' && videoUrl !== null ? readExternalVideo(videoUrl) : null
  if (video !== null) return { ...none, videoUrl: linkOfVideo(video) }
  const hasFile = kind === 'VIDEO' || kind === 'AUDIO' || kind === 'FILE'
  if (!hasFile || fileKey === null) return none
  const asked = fileKinds[kind]
  if (contentFileKindOf(fileTypeOfKey(fileKey) ?? '') !== asked)
    throw new AppError('upload_refused', { field: 'fileKey', accepted: endingsOf(asked) })
  const length = kind === 'FILE' ? null : seconds
  if (before.fileKey === fileKey) return { fileKey, videoUrl: null, seconds: length }
  const { sizeBytes } = await requireOwnUpload(caller, {
    key: fileKey,
    purpose: 'PRODUCT_CONTENT',
    field: 'fileKey',
  })
  return { fileKey, sizeBytes, videoUrl: null, seconds: length }
}
