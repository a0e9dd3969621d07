import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { courses } from '#db/schema/courses.ts'
import { invariant } from '#kit/invariant.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * The course of the caller's own digital product, locked until the transaction ends, so that changes of its
 * order are serialised. Created by the first change.
 */
export async function lockCourse(
  { tx, platformId, session, now }: Caller,
  productId: string,
): Promise<typeof courses.$inferSelect> {
  const [product] = await tx
    .select({ type: products.type })
    .from(products)
    .where(and(eq(products.sellerId, session.userId), eq(products.id, productId)))
  if (product?.type !== 'DIGITAL') throw new AppError('product_not_found')
  await tx.insert(courses).values({ platformId, productId, createdAt: now }).onConflictDoNothing()
  const [course] = await tx.select().from(courses).where(eq(courses.productId, productId)).for('update')
  invariant(course, 'a course that was just made is there')
  return course
}
