import { sql } from 'drizzle-orm'
import { lessonProgress } from '#db/schema/courses.ts'
import type { Scope } from '#scope.ts'

type Seen = {
  grantId: string
  lesson: { id: string; title: string }
  /** Missing to keep the last position. */
  positionSeconds?: number
  isDone?: boolean
}

/** Records that a student has a lesson open, the position, and whether it is done. */
export async function noteSeen(
  { tx, platformId, now }: Scope,
  { grantId, lesson, positionSeconds, isDone }: Seen,
): Promise<void> {
  const doneAt = isDone === true ? now : null
  await tx
    .insert(lessonProgress)
    .values({
      platformId,
      grantId,
      lessonId: lesson.id,
      title: lesson.title,
      startedAt: now,
      seenAt: now,
      positionSeconds: positionSeconds ?? 0,
      doneAt,
    })
    .onConflictDoUpdate({
      target: [lessonProgress.platformId, lessonProgress.grantId, lessonProgress.lessonId],
      set: {
        title: lesson.title,
        seenAt: now,
        ...(positionSeconds !== undefined && { positionSeconds }),
        ...(isDone !== undefined && {
          doneAt: isDone ? sql`coalesce(${lessonProgress.doneAt}, ${now.toISOString()})` : null,
        }),
      },
    })
}
