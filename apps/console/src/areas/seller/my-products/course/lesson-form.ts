import type { lessonInput } from '@balcao/server/modules/courses/course.input'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { z } from 'zod'
import type { api } from '#api/client.ts'

export type LessonForm = z.input<typeof lessonInput>

type Stored = inferOutput<typeof api.seller.courses.lesson>

/** A lesson, as its form shows it. */
export function lessonFormOf(lessonId: string, stored: Stored | undefined): LessonForm {
  return {
    lessonId,
    version: stored?.version ?? 1,
    title: stored?.title ?? '',
    kind: stored?.kind ?? 'TEXT',
    body: stored?.body ?? '',
    fileKey: stored?.fileKey ?? null,
    videoUrl: stored?.videoUrl ?? null,
    materials: stored?.materials ?? [],
    seconds: stored?.seconds ?? null,
    passPercent: stored?.passPercent ?? 70,
    questions: stored?.questions ?? [],
    isPublished: stored?.isPublished ?? false,
    isPreview: stored?.isPreview ?? false,
    hasComments: stored?.hasComments ?? true,
    release: stored?.release ?? 'AS_MODULE',
    releaseOn: stored?.releaseOn ?? null,
    releaseDays: stored?.releaseDays ?? null,
  }
}
