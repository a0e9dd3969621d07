import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { courseLessons, courseModules } from '#db/schema/courses.ts'
import type { Caller } from '#rpc/caller.ts'

/** A module of the caller's own product; another seller's is not found. */
export async function findOwnModule({ tx, session }: Caller, moduleId: string) {
  const [found] = await tx
    .select({ module: courseModules })
    .from(courseModules)
    .innerJoin(products, eq(products.id, courseModules.productId))
    .where(and(eq(courseModules.id, moduleId), eq(products.sellerId, session.userId)))
  if (!found) throw new AppError('not_found')
  return found.module
}

/** A lesson of the caller's own product; another seller's is not found. */
export async function findOwnLesson({ tx, session }: Caller, lessonId: string) {
  const [found] = await tx
    .select({ lesson: courseLessons })
    .from(courseLessons)
    .innerJoin(products, eq(products.id, courseLessons.productId))
    .where(and(eq(courseLessons.id, lessonId), eq(products.sellerId, session.userId)))
  if (!found) throw new AppError('not_found')
  return found.lesson
}
