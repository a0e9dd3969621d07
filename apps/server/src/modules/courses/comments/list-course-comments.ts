import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { courseLessons, lessonComments } from '#db/schema/courses.ts'
import { requireOwnProduct } from '#modules/catalog/require-own-product.ts'
import { commentFilter } from '#modules/courses/course.input.ts'
import type { Caller } from '#rpc/caller.ts'

const commentOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [lessonComments.createdAt, lessonComments.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const courseCommentsInput = z.strictObject({
  productId: z.uuid(),
  state: commentFilter,
  ...pageInput(commentOrders),
})

/** Comments of a course's students for its seller, with the answers given. */
export async function listCourseComments(caller: Caller, input: z.output<typeof courseCommentsInput>) {
  const { tx } = caller
  await requireOwnProduct(caller, input.productId)
  const { rows, nextCursor } = await pageOf(commentOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: lessonComments.id,
        body: lessonComments.body,
        state: lessonComments.state,
        createdAt: lessonComments.createdAt,
        studentName: users.name,
        lessonTitle: courseLessons.title,
        place,
      })
      .from(lessonComments)
      .innerJoin(users, eq(users.id, lessonComments.authorId))
      .innerJoin(courseLessons, eq(courseLessons.id, lessonComments.lessonId))
      .where(
        and(
          eq(lessonComments.productId, input.productId),
          isNull(lessonComments.parentId),
          input.state && eq(lessonComments.state, input.state),
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
          .select()
          .from(lessonComments)
          .where(
            inArray(
              lessonComments.parentId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(lessonComments.createdAt), asc(lessonComments.id))
  return {
    rows: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      answers: answers
        .filter(({ parentId }) => parentId === row.id)
        .map(({ id, body, createdAt }) => ({ id, body, createdAt: createdAt.toISOString() })),
    })),
    nextCursor,
  }
}
