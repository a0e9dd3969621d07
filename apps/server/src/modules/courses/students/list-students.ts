import { grantSources, percentDone } from '@balcao/domain/delivery/courses'
import { and, eq, ilike, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { accessGrants } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { orders } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import { readCourseProgress } from '#modules/access/read-course-progress.ts'
import { readStandings } from '#modules/access/read-standings.ts'
import { requireOwnProduct } from '#modules/catalog/require-own-product.ts'
import type { Caller } from '#rpc/caller.ts'

/** The name typed by the buyer or the seller, because the name of an account is private. */
const name = sql<string>`coalesce(${accessGrants.givenName}, ${orders.buyerName}, '')`

export const studentColumns = {
  grantId: accessGrants.id,
  name,
  email: users.email,
  source: accessGrants.source,
  orderCode: orders.code,
  grantedAt: accessGrants.grantedAt,
}

const studentOrders: ListOrders<'grantedAt'> = {
  columns: { grantedAt: [accessGrants.grantedAt, accessGrants.id] },
  usual: { by: 'grantedAt', direction: 'desc' },
}

export const studentFilters = z.strictObject({
  productId: z.uuid(),
  search: z.string().trim().max(100).optional(),
  source: z.enum(grantSources).optional(),
})
export const studentListInput = z.strictObject({ ...studentFilters.shape, ...pageInput(studentOrders) })

/** Every person with access to one of the caller's digital products, with their progress. */
export async function listStudents(caller: Caller, input: z.output<typeof studentListInput>) {
  const { tx } = caller
  await requireOwnProduct(caller, input.productId)
  const pattern = input.search && containing(input.search)
  const { rows, nextCursor } = await pageOf(studentOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .select({ ...studentColumns, place })
      .from(accessGrants)
      .innerJoin(users, eq(users.id, accessGrants.customerId))
      .leftJoin(orders, eq(orders.id, accessGrants.orderId))
      .where(
        and(
          eq(accessGrants.productId, input.productId),
          input.source && eq(accessGrants.source, input.source),
          pattern ? or(ilike(name, pattern), ilike(users.email, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows: await withProgress(caller, rows), nextCursor }
}

/** Rows of students with the state of their access and their progress. */
export async function withProgress<Row extends { grantId: string; grantedAt: Date }>(
  caller: Caller,
  rows: readonly Row[],
) {
  const grantIds = rows.map(({ grantId }) => grantId)
  const [standings, progress] = await Promise.all([
    readStandings(caller, grantIds),
    readCourseProgress(caller, grantIds),
  ])
  return rows.map((row) => {
    const standing = standings.get(row.grantId)
    invariant(standing, 'every grant has a standing')
    const { lessons = 0, done = 0, lastSeen = null } = progress.get(row.grantId) ?? {}
    return {
      ...row,
      grantedAt: row.grantedAt.toISOString(),
      standing: standing.standing,
      cause: standing.cause,
      lessons,
      done,
      percent: percentDone({ done, lessons }),
      lastLesson: lastSeen?.title ?? null,
      lastSeenAt: lastSeen?.at.toISOString() ?? null,
    }
  })
}
