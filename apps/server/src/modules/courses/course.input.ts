import { isCalendarDay } from '@balcao/domain/calendar'
import { commentStates, lessonKinds, lessonReleases, moduleReleases } from '@balcao/domain/delivery/courses'
import { readExternalVideo } from '@balcao/domain/delivery/external-video'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

export const modulesMax = 60
export const lessonsMax = 400
export const questionsMax = 30
export const optionsMax = 6
export const materialsMax = 10
export const lessonBodyMax = 20_000
export const commentMax = 1_000
/** A day less one second, the longest lesson. */
const secondsMax = 86_400

const title = z.string().trim().min(1, problem('required')).max(120, problem('too_long'))

/** A release rule, with the day or the number of days that the rule needs. */
const releaseShape = {
  releaseOn: z.string().refine(isCalendarDay, problem('invalid')).nullable(),
  releaseDays: z
    .int(problem('invalid'))
    .min(1, problem('too_small'))
    .max(3_650, problem('too_large'))
    .nullable(),
}

type Rule = { release: string; releaseOn: string | null; releaseDays: number | null }

function refuseBareRule({ release, releaseOn, releaseDays }: Rule, context: z.RefinementCtx): void {
  const missing = (path: string) =>
    context.addIssue({ code: 'custom', path: [path], message: problem('required') })
  if (release === 'ON_DATE' && releaseOn === null) missing('releaseOn')
  if (release === 'AFTER_DAYS' && releaseDays === null) missing('releaseDays')
}

export const moduleInput = z
  .strictObject({
    productId: z.uuid(),
    /** Missing for a new module. */
    moduleId: z.uuid().optional(),
    title,
    release: z.enum(moduleReleases),
    ...releaseShape,
  })
  .superRefine(refuseBareRule)
export type ModuleInput = z.output<typeof moduleInput>

export const newLessonInput = z.strictObject({
  productId: z.uuid(),
  moduleId: z.uuid(),
  title,
  kind: z.enum(lessonKinds),
})

const questionInput = z
  .strictObject({
    question: z.string().trim().min(1, problem('required')).max(400, problem('too_long')),
    options: z
      .array(
        z.strictObject({ text: z.string().trim().min(1, problem('required')).max(200, problem('too_long')) }),
      )
      .min(2, problem('too_few'))
      .max(optionsMax, problem('too_many')),
    rightOption: z.int().min(0),
  })
  .superRefine(({ options, rightOption }, context) => {
    if (rightOption >= options.length)
      context.addIssue({ code: 'custom', path: ['rightOption'], message: problem('required') })
  })

const materialInput = z
  .strictObject({
    /** Id of a stored material; missing for a new material. */
    id: z.uuid().optional(),
    title,
    fileKey: z.string().max(200).nullable(),
  })
  .superRefine(({ fileKey }, context) => {
    if (!fileKey) context.addIssue({ code: 'custom', path: ['fileKey'], message: problem('required') })
  })

export const lessonInput = z
  .strictObject({
    lessonId: z.uuid(),
    version: z.int().positive(),
    title,
    kind: z.enum(lessonKinds),
    body: z.string().trim().max(lessonBodyMax, problem('too_long')),
    fileKey: z.string().max(200).nullable(),
    /** Link to a video at YouTube or Vimeo, in place of a file. */
    videoUrl: z
      .string()
      .trim()
      .max(300, problem('too_long'))
      .refine((link) => link === '' || readExternalVideo(link) !== null, problem('not_a_video_link'))
      .nullable(),
    /** Files beside the lesson's contents, in the order that students see. */
    materials: z.array(materialInput).max(materialsMax, problem('too_many')),
    seconds: z.int().min(0).max(secondsMax).nullable(),
    passPercent: z.int(problem('invalid')).min(1, problem('too_small')).max(100, problem('too_large')),
    questions: z.array(questionInput).max(questionsMax, problem('too_many')),
    isPublished: z.boolean(),
    isPreview: z.boolean(),
    hasComments: z.boolean(),
    release: z.enum(lessonReleases),
    ...releaseShape,
  })
  .superRefine(refuseBareRule)
  .superRefine(({ isPublished, kind, body, fileKey, videoUrl, questions }, context) => {
    if (!isPublished) return
    const missing = (path: string) =>
      context.addIssue({ code: 'custom', path: [path], message: problem('required') })
    if (kind === 'TEXT' && body === '') missing('body')
    if (kind === 'VIDEO' && videoUrl === '') missing('videoUrl')
    if ((kind === 'AUDIO' || kind === 'FILE' || (kind === 'VIDEO' && videoUrl === null)) && !fileKey)
      missing('fileKey')
    if (kind === 'QUIZ' && questions.length === 0) missing('questions')
  })
export type LessonInput = z.output<typeof lessonInput>

/** New position, counted from 0 among its new neighbours. */
const place = z.int().min(0).max(lessonsMax)

export const moduleMoveInput = z.strictObject({ moduleId: z.uuid(), place })
export const lessonMoveInput = z.strictObject({ lessonId: z.uuid(), moduleId: z.uuid(), place })

export const courseSettingsInput = z.strictObject({
  productId: z.uuid(),
  hasCertificate: z.boolean(),
  approvesComments: z.boolean(),
})

export const certificateInput = z.strictObject({
  grantId: z.uuid(),
  /** Name on the certificate. */
  studentName: z.string().trim().min(1, problem('required')).max(100, problem('too_long')),
})

export const studiedLesson = z.strictObject({ grantId: z.uuid(), lessonId: z.uuid() })
export const studiedMaterial = studiedLesson.extend({ materialId: z.uuid() })
export const positionInput = studiedLesson.extend({ positionSeconds: z.int().min(0).max(secondsMax) })
export const lessonDoneInput = studiedLesson.extend({ isDone: z.boolean() })
export const quizAnswersInput = studiedLesson.extend({
  /** Version of the lesson whose questions were read. */
  version: z.int().positive(),
  answers: z
    .array(
      z
        .int()
        .min(0)
        .max(optionsMax - 1),
    )
    .max(questionsMax),
})

const commentBody = z.string().trim().min(1, problem('required')).max(commentMax, problem('too_long'))
export const commentInput = studiedLesson.extend({ body: commentBody })
export const answerInput = z.strictObject({ commentId: z.uuid(), body: commentBody })
export const moderationInput = z.strictObject({ commentId: z.uuid(), isShown: z.boolean() })
export const commentFilter = z.enum(commentStates).optional()
