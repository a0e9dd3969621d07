import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { deletionRequests } from '#db/schema/sellers.ts'
import type { Scope } from '#scope.ts'

const deletionOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [deletionRequests.createdAt, deletionRequests.id] },
  usual: { by: 'createdAt', direction: 'asc' },
}

export const deletionListInput = z.strictObject({
  state: z.enum(['OPEN', 'WITHDRAWN', 'ANSWERED']).optional(),
  ...pageInput(deletionOrders),
})

/** Deletion requests, the longest waiting first. */
export async function listDeletions({ tx }: Scope, { state, ...page }: z.output<typeof deletionListInput>) {
  const { rows, nextCursor } = await pageOf(deletionOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: deletionRequests.id,
        userId: users.id,
        name: users.name,
        email: users.email,
        state: deletionRequests.state,
        reason: deletionRequests.reason,
        answer: deletionRequests.answer,
        createdAt: deletionRequests.createdAt,
        endedAt: deletionRequests.endedAt,
        place,
      })
      .from(deletionRequests)
      .innerJoin(users, eq(users.id, deletionRequests.userId))
      .where(and(state && eq(deletionRequests.state, state), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}
