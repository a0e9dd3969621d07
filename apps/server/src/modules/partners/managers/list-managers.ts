import { and, eq, ilike, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '../../../db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '../../../db/page-of.ts'
import { users } from '../../../db/schema/accounts.ts'
import { managerContracts } from '../../../db/schema/partners.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { isInForceAt } from './portfolio.ts'

const managerOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [users.createdAt, users.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const managerListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  ...pageInput(managerOrders),
})

/** The platform's managers, and how many sellers are in the care of each. */
export async function listManagers(
  { tx, now }: Caller,
  { search, ...page }: z.output<typeof managerListInput>,
) {
  const pattern = search ? containing(search) : undefined
  const inCare = and(
    eq(managerContracts.platformId, users.platformId),
    eq(managerContracts.managerId, users.id),
    isInForceAt(now),
  )
  const { rows, nextCursor } = await pageOf(managerOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        status: users.status,
        sellers: sql<number>`(select count(*) from ${managerContracts} where ${inCare})`.mapWith(Number),
        place,
      })
      .from(users)
      .where(
        and(
          sql`'MANAGER' = any(${users.roles})`,
          pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows, nextCursor }
}
