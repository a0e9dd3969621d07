import { and, arrayContains, ilike, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'

const sellerOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [users.createdAt, users.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const sellerListInput = z.strictObject({
  platformId: z.uuid(),
  search: z.string().trim().max(100).optional(),
  ...pageInput(sellerOrders),
})

/** Sellers of a platform, the newest first. */
export async function listSellers({ tx }: Scope, { search, ...page }: z.output<typeof sellerListInput>) {
  const pattern = search ? containing(search) : undefined
  const { rows, nextCursor } = await pageOf(sellerOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        status: users.status,
        blockedCashout: users.blockedCashout,
        createdAt: users.createdAt,
        place,
      })
      .from(users)
      .where(
        and(
          arrayContains(users.roles, ['SELLER']),
          pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    nextCursor,
  }
}
