import type { LessonKind } from '@balcao/domain/courses'
import type { UploadRules } from '#kit/upload/use-upload-texts.ts'

/** Kinds of lesson that are a file, and the types that the store takes for each. */
export const lessonFileTypes: Partial<Record<LessonKind, UploadRules['accept']>> = {
  FILE: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/gif'],
}
