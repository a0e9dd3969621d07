import { studentName } from '@balcao/domain/delivery/courses'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { lessonComments } from '#db/schema/courses.ts'
import { studiedLesson } from '#modules/courses/course.input.ts'
import { findOpenLesson } from '#modules/courses/study/find-grant.ts'
import type { Caller } from '#rpc/caller.ts'

const commentOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [lessonComments.createdAt, lessonComments.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const lessonCommentsInput = z.strictObject({ ...studiedLesson.shape, ...pageInput(commentOrders) })

/**
 * Comments under a lesson with the seller's answers, the newest first. Students see each other's first name
 * and an initial. Of the comments that wait for approval they see only their own.
 */
export async function listLessonComments(caller: Caller, input: z.output<typeof lessonCommentsInput>) {
  const { tx, session } = caller
  const { lesson } = await findOpenLesson(caller, input)
  const { rows, nextCursor } = await pageOf(commentOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: lessonComments.id,
        body: lessonComments.body,
        state: lessonComments.state,
        createdAt: lessonComments.createdAt,
        authorId: lessonComments.authorId,
        authorName: users.name,
        place,
      })
      .from(lessonComments)
      .innerJoin(users, eq(users.id, lessonComments.authorId))
      .where(
        and(
          eq(lessonComments.lessonId, lesson.id),
          isNull(lessonComments.parentId),
          or(
            eq(lessonComments.state, 'SHOWN'),
            and(eq(lessonComments.state, 'WAITING'), eq(lessonComments.authorId, session.userId)),
          ),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  const answers =
    rows.length === 0
      ? []
      : await tx
          .select({
            id: lessonComments.id,
            parentId: lessonComments.parentId,
            body: lessonComments.body,
            createdAt: lessonComments.createdAt,
            authorName: users.name,
          })
          .from(lessonComments)
          .innerJoin(users, eq(users.id, lessonComments.authorId))
          .where(
            and(
              inArray(
                lessonComments.parentId,
                rows.map(({ id }) => id),
              ),
              eq(lessonComments.state, 'SHOWN'),
            ),
          )
          .orderBy(asc(lessonComments.createdAt), asc(lessonComments.id))
  return {
    rows: rows.map(({ id, body, state, createdAt, authorId, authorName }) => ({
      id,
      body,
      isWaiting: state === 'WAITING',
      createdAt: createdAt.toISOString(),
      name: studentName(authorName),
      isOwn: authorId === session.userId,
      answers: answers
        .filter(({ parentId }) => parentId === id)
        .map((answer) => ({
          id: answer.id,
          body: answer.body,
          name: answer.authorName,
          createdAt: answer.createdAt.toISOString(),
        })),
    })),
    nextCursor,
  }
}
