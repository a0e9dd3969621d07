import { lessonOpensAt } from '@balcao/domain/delivery/courses'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { certificates, courses, lessonProgress } from '#db/schema/courses.ts'
import { invariant } from '#kit/invariant.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOpenGrant } from './find-grant.ts'
import { readOutline } from './read-outline.ts'

/** A student's course: its modules and lessons, with progress and release dates. No contents. */
export async function getStudy(caller: Caller, { grantId }: { grantId: string }) {
  const { tx, now } = caller
  const grant = await findOpenGrant(caller, grantId)
  const [[product], [course], outline, progress, [certificate], [student]] = await Promise.all([
    tx
      .select({ name: products.name, sellerName: users.name })
      .from(products)
      .innerJoin(users, eq(users.id, products.sellerId))
      .where(eq(products.id, grant.productId)),
    tx.select().from(courses).where(eq(courses.productId, grant.productId)),
    readOutline(caller, grant.productId),
    tx.select().from(lessonProgress).where(eq(lessonProgress.grantId, grantId)),
    tx.select({ code: certificates.code }).from(certificates).where(eq(certificates.grantId, grantId)),
    tx.select({ name: users.name }).from(users).where(eq(users.id, grant.customerId)),
  ])
  invariant(product, 'every grant has a product')
  const progressOf = new Map(progress.map((row) => [row.lessonId, row]))
  const lessons = outline.map(({ lesson, module }) => {
    const known = progressOf.get(lesson.id)
    const opensAt = lessonOpensAt(lesson, module, grant.grantedAt)
    return {
      id: lesson.id,
      moduleId: module.id,
      kind: lesson.kind,
      title: lesson.title,
      seconds: lesson.seconds,
      isDone: (known?.doneAt ?? null) !== null,
      positionSeconds: known?.positionSeconds ?? 0,
      opensAt: opensAt > now ? opensAt.toISOString() : null,
    }
  })
  const modules = [...new Map(outline.map(({ module }) => [module.id, module.title]))]
  const lastSeen = progress.toSorted((one, other) => other.seenAt.getTime() - one.seenAt.getTime())[0]
  const next = nextLesson(lessons, lastSeen?.lessonId)
  return {
    grantId,
    productName: product.name,
    sellerName: product.sellerName,
    hasCertificate: course?.hasCertificate ?? true,
    certificateCode: certificate?.code ?? null,
    studentName: student?.name ?? '',
    lessons: lessons.length,
    done: lessons.filter(({ isDone }) => isDone).length,
    /** The lesson to resume at; null if none is open. */
    nextLessonId: next?.id ?? null,
    modules: modules.map(([id, title]) => ({
      id,
      title,
      lessons: lessons.filter(({ moduleId }) => moduleId === id),
    })),
  }
}

type Outlined = { id: string; isDone: boolean; opensAt: string | null }

/**
 * The lesson seen last if it is not done, else the first open and unfinished one after it, else the first
 * open and unfinished one of the course.
 */
export function nextLesson<Lesson extends Outlined>(
  lessons: readonly Lesson[],
  lastSeenId: string | undefined,
): Lesson | undefined {
  const from = Math.max(
    0,
    lessons.findIndex(({ id }) => id === lastSeenId),
  )
  const isWaiting = ({ isDone, opensAt }: Lesson) => !isDone && opensAt === null
  return (
    lessons.slice(from).find(isWaiting) ??
    lessons.find(isWaiting) ??
    lessons.find(({ opensAt }) => opensAt === null)
  )
}
