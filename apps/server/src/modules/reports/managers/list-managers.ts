import { managerStatuses } from '@balcao/domain/vocabulary'
import { and, eq, ilike, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { tenant } from '#db/define-statement.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { managerContracts } from '#db/schema/partners.ts'
import { isManager, managerStatus } from '#modules/accounts/managers/manager-status.ts'
import { lastAccessBy } from '#modules/accounts/sessions/last-access.ts'
import { isInForceAt } from '#modules/partners/managers/portfolio.ts'
import type { Caller } from '#rpc/caller.ts'
import { readManagerFigures } from './read-manager-figures.ts'

const managerOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [users.createdAt, users.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const managerListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  status: z.enum(managerStatuses).optional(),
  ...pageInput(managerOrders),
})

/**
 * The platform's managers and invited ones, with the number of sellers and recent sales and commission of
 * each.
 */
export async function listManagers(
  caller: Caller,
  { search, status, ...page }: z.output<typeof managerListInput>,
) {
  const { tx, now } = caller
  const pattern = search ? containing(search) : undefined
  const inCare = and(
    sql`${managerContracts.platformId} = ${tenant}`,
    eq(managerContracts.managerId, users.id),
    isInForceAt(now),
  )
  const { rows, nextCursor } = await pageOf(managerOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        status: managerStatus,
        sellers: sql<number>`(select count(*) from ${managerContracts} where ${inCare})`.mapWith(Number),
        lastAccessAt: lastAccessBy('MANAGER'),
        place,
      })
      .from(users)
      .where(
        and(
          isManager,
          status && eq(managerStatus, status),
          pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  const figuresOf = await readManagerFigures(
    caller,
    rows.map(({ id }) => id),
  )
  return {
    rows: rows.map((row) => ({
      ...row,
      lastAccessAt: row.lastAccessAt?.toISOString() ?? null,
      figures: figuresOf(row.id),
    })),
    nextCursor,
  }
}
