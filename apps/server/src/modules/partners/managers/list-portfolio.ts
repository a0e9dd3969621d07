import { and, eq, gt, ilike, isNull, not, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { managerContracts } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'

const contractOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [managerContracts.createdAt, managerContracts.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const portfolioListInput = z.strictObject({
  managerId: z.uuid(),
  search: z.string().trim().max(100).optional(),
  /** STANDING: in force or in the future. */
  standing: z.enum(['STANDING', 'ENDED']).optional(),
  ...pageInput(contractOrders),
})

/** The sellers in a manager's care, with all contracts, past and present. */
export async function listPortfolio(
  { tx, now }: Caller,
  { managerId, search, standing, ...page }: z.output<typeof portfolioListInput>,
) {
  const pattern = search ? containing(search) : undefined
  const { rows, nextCursor } = await pageOf(contractOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        contractId: managerContracts.id,
        sellerId: users.id,
        name: users.name,
        email: users.email,
        version: managerContracts.version,
        pixBasisPoints: managerContracts.pixBasisPoints,
        creditCardBasisPoints: managerContracts.creditCardBasisPoints,
        billetBasisPoints: managerContracts.billetBasisPoints,
        state: managerContracts.state,
        startsAt: managerContracts.startsAt,
        endsAt: managerContracts.endsAt,
        place,
      })
      .from(managerContracts)
      .innerJoin(users, eq(users.id, managerContracts.sellerId))
      .where(
        and(
          eq(managerContracts.managerId, managerId),
          standing && standsAt(standing, now),
          pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map((row) => ({
      ...row,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}

/** Compares the dates, because the stored state is updated a little later. */
function standsAt(standing: 'STANDING' | 'ENDED', now: Date): SQL | undefined {
  const { state, endsAt } = managerContracts
  const isStanding = and(eq(state, 'ACTIVE'), or(isNull(endsAt), gt(endsAt, now)))
  return standing === 'STANDING' ? isStanding : isStanding && not(isStanding)
}
