import { and, eq, sql } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { lessonProgress } from '#db/schema/courses.ts'
import { announceStudents } from '#modules/access/announce-students.ts'
import { readCourseProgress } from '#modules/access/read-course-progress.ts'
import { isHeard } from '#modules/outgoing/is-heard.ts'
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
  scope: Scope,
  { grantId, lesson, positionSeconds, isDone }: Seen,
): Promise<void> {
  const { tx, platformId, now } = scope
  const hasListener = isDone === true && (await lockIfHeard(scope, grantId))
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
  if (hasListener) await announceCompletion(scope, grantId)
}

/**
 * Whether an endpoint gets events about this student. Locks the grant, so that of two last lessons finished at the same
 * time the second sees the first as done.
 */
async function lockIfHeard({ tx }: Scope, grantId: string): Promise<boolean> {
  const [grant] = await tx
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .innerJoin(products, eq(products.id, accessGrants.productId))
    .where(and(eq(accessGrants.id, grantId), isHeard(tx, products.sellerId)))
    .for('no key update', { of: accessGrants })
  return grant !== undefined
}

async function announceCompletion(scope: Scope, grantId: string): Promise<void> {
  const progress = (await readCourseProgress(scope, [grantId])).get(grantId)
  if (progress && progress.done === progress.lessons)
    await announceStudents(scope, 'course.completed', [grantId])
}
