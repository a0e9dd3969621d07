import { AppError } from '@balcao/domain/texts/app-error'
import { and, desc, eq } from 'drizzle-orm'
import { accessDeliveries, accessGrants, accessSuspensions } from '#db/schema/access.ts'
import { lessonProgress } from '#db/schema/courses.ts'
import type { Caller } from '#rpc/caller.ts'

const shownMax = 100

/** The caller's deliveries and lessons of one product, and its openings and closings, the newest first. */
export async function listDeliveries({ tx, session }: Caller, { grantId }: { grantId: string }) {
  const [grant] = await tx
    .select()
    .from(accessGrants)
    .where(and(eq(accessGrants.id, grantId), eq(accessGrants.customerId, session.userId)))
  if (!grant) throw new AppError('not_found')
  const [deliveries, lessons, suspensions] = await Promise.all([
    tx
      .select()
      .from(accessDeliveries)
      .where(eq(accessDeliveries.grantId, grantId))
      .orderBy(desc(accessDeliveries.deliveredAt))
      .limit(shownMax),
    tx
      .select()
      .from(lessonProgress)
      .where(eq(lessonProgress.grantId, grantId))
      .orderBy(desc(lessonProgress.seenAt))
      .limit(shownMax),
    tx.select().from(accessSuspensions).where(eq(accessSuspensions.grantId, grantId)),
  ])
  const records = [
    { id: grant.id, what: 'GRANTED' as const, title: null, at: grant.grantedAt },
    ...deliveries.map(({ id, kind, title, deliveredAt }) => ({ id, what: kind, title, at: deliveredAt })),
    ...lessons.flatMap(({ id, title, startedAt, doneAt }) => [
      { id, what: 'LESSON_STARTED' as const, title, at: startedAt },
      ...(doneAt ? [{ id: `${id} done`, what: 'LESSON_DONE' as const, title, at: doneAt }] : []),
    ]),
    ...suspensions.flatMap(({ id, suspendedAt, restoredAt }) => [
      { id, what: 'CLOSED' as const, title: null, at: suspendedAt },
      ...(restoredAt
        ? [{ id: `${id} restored`, what: 'REOPENED' as const, title: null, at: restoredAt }]
        : []),
    ]),
  ]
  return records
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...record }) => ({ ...record, at: at.toISOString() }))
}
