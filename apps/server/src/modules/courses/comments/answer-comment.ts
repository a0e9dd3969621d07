import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { lessonComments } from '#db/schema/courses.ts'
import type { Caller } from '#rpc/caller.ts'

/** The seller answers a student's comment, which also approves it. */
export async function answerComment(
  caller: Caller,
  { commentId, body }: { commentId: string; body: string },
) {
  const { tx, platformId, session, now } = caller
  const { productId, lessonId } = await lockComment(caller, commentId)
  await tx.update(lessonComments).set({ state: 'SHOWN' }).where(eq(lessonComments.id, commentId))
  await tx.insert(lessonComments).values({
    platformId,
    productId,
    lessonId,
    parentId: commentId,
    authorId: session.userId,
    body,
    state: 'SHOWN',
    createdAt: now,
  })
}

/** The seller shows or hides a student's comment together with its answers. */
export async function moderateComment(
  caller: Caller,
  { commentId, isShown }: { commentId: string; isShown: boolean },
) {
  await lockComment(caller, commentId)
  await caller.tx
    .update(lessonComments)
    .set({ state: isShown ? 'SHOWN' : 'HIDDEN' })
    .where(eq(lessonComments.id, commentId))
}

/** A student's comment on the caller's own product; another seller's is not found. */
async function lockComment({ tx, session }: Caller, commentId: string) {
  const [found] = await tx
    .select({ comment: lessonComments })
    .from(lessonComments)
    .innerJoin(products, eq(products.id, lessonComments.productId))
    .where(
      and(
        eq(lessonComments.id, commentId),
        isNull(lessonComments.parentId),
        eq(products.sellerId, session.userId),
      ),
    )
    .for('no key update', { of: lessonComments })
  if (!found) throw new AppError('not_found')
  return found.comment
}
