import { desc, eq, max } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { lessonProgress } from '#db/schema/courses.ts'
import { readStandings } from '#modules/access/read-standings.ts'
import type { Caller } from '#rpc/caller.ts'
import { getStudy } from './get-study.ts'

/** Number of grants to read, since some of the newest may be closed. */
const lookedAt = 10

/** The course to resume: the latest studied one that is open and not finished; null without one. */
export async function findLastStudy(caller: Caller) {
  const { app, tx, session } = caller
  const seen = await tx
    .select({ grantId: accessGrants.id, imageKey: products.imageKey })
    .from(lessonProgress)
    .innerJoin(accessGrants, eq(accessGrants.id, lessonProgress.grantId))
    .innerJoin(products, eq(products.id, accessGrants.productId))
    .where(eq(accessGrants.customerId, session.userId))
    .groupBy(accessGrants.id, products.imageKey)
    .orderBy(desc(max(lessonProgress.seenAt)), desc(accessGrants.id))
    .limit(lookedAt)
  const standings = await readStandings(
    caller,
    seen.map(({ grantId }) => grantId),
  )
  for (const { grantId, imageKey } of seen) {
    if (!standings.get(grantId)?.isOpen) continue
    const study = await getStudy(caller, { grantId })
    const module = study.modules.find(({ lessons }) => lessons.some(({ id }) => id === study.nextLessonId))
    const lesson = module?.lessons.find(({ id }) => id === study.nextLessonId)
    if (!module || !lesson || lesson.isDone) continue
    return {
      grantId,
      productName: study.productName,
      imageUrl: imageKey === null ? null : app.store.publicUrl(imageKey),
      moduleTitle: module.title,
      lessonId: lesson.id,
      lessonTitle: lesson.title,
      lessons: study.lessons,
      done: study.done,
      secondsLeft: lesson.seconds === null ? null : Math.max(0, lesson.seconds - lesson.positionSeconds),
    }
  }
  return null
}
