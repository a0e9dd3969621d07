import { AppError } from '@balcao/domain/texts/app-error'
import { and, count, eq, gt } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { courses, lessonComments } from '#db/schema/courses.ts'
import { findOpenLesson } from '#modules/courses/study/find-grant.ts'
import type { Caller } from '#rpc/caller.ts'

const commentsPerWindow = 10
const windowMs = 10 * 60_000

type Comment = { grantId: string; lessonId: string; body: string }

/**
 * Adds a student's comment to a lesson. It is shown at once, or after the seller's approval, as the course is
 * set.
 */
export async function addComment(caller: Caller, { grantId, lessonId, body }: Comment) {
  const { tx, platformId, session, now } = caller
  const { grant, lesson } = await findOpenLesson(caller, { grantId, lessonId })
  if (!lesson.hasComments) throw new AppError('not_found')
  await tx
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .where(eq(accessGrants.id, grantId))
    .for('update')
  const [written] = await tx
    .select({ times: count() })
    .from(lessonComments)
    .where(
      and(
        eq(lessonComments.authorId, session.userId),
        gt(lessonComments.createdAt, new Date(now.getTime() - windowMs)),
      ),
    )
  if ((written?.times ?? 0) >= commentsPerWindow)
    throw new AppError('rate_limited', { retryAfterSeconds: windowMs / 1_000 })
  const [course] = await tx.select().from(courses).where(eq(courses.productId, grant.productId))
  const state = course?.approvesComments ? ('WAITING' as const) : ('SHOWN' as const)
  await tx.insert(lessonComments).values({
    platformId,
    productId: grant.productId,
    lessonId,
    authorId: session.userId,
    body,
    state,
    createdAt: now,
  })
  return { isWaiting: state === 'WAITING' }
}
