import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, eq } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { certificates, lessonProgress } from '#db/schema/courses.ts'
import { orders } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import type { Caller } from '#rpc/caller.ts'
import { studentColumns, withProgress } from './list-students.ts'

/** A student of one of the caller's products, with the opened lessons, including lessons removed since. */
export async function getStudent(caller: Caller, { studentId }: { studentId: string }) {
  const { tx, session } = caller
  const [row] = await tx
    .select({
      ...studentColumns,
      productId: accessGrants.productId,
      certificateCode: certificates.code,
      certificateIssuedAt: certificates.issuedAt,
    })
    .from(accessGrants)
    .innerJoin(products, eq(products.id, accessGrants.productId))
    .innerJoin(users, eq(users.id, accessGrants.customerId))
    .leftJoin(orders, eq(orders.id, accessGrants.orderId))
    .leftJoin(certificates, eq(certificates.grantId, accessGrants.id))
    .where(and(eq(accessGrants.id, studentId), eq(products.sellerId, session.userId)))
  if (!row) throw new AppError('not_found')
  const [[student], seen] = await Promise.all([
    withProgress(caller, [row]),
    tx
      .select()
      .from(lessonProgress)
      .where(eq(lessonProgress.grantId, studentId))
      .orderBy(asc(lessonProgress.startedAt), asc(lessonProgress.id)),
  ])
  invariant(student, 'a row that was just read comes back')
  return {
    ...student,
    id: row.grantId,
    certificate:
      row.certificateCode === null
        ? null
        : { code: row.certificateCode, issuedAt: row.certificateIssuedAt?.toISOString() ?? '' },
    openedLessons: seen.map(({ lessonId, title, startedAt, seenAt, positionSeconds, doneAt }) => ({
      lessonId,
      title,
      startedAt: startedAt.toISOString(),
      lastSeenAt: seenAt.toISOString(),
      positionSeconds,
      doneAt: doneAt?.toISOString() ?? null,
    })),
  }
}
