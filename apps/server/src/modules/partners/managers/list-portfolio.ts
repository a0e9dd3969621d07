import { and, eq, ilike, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '../../../db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '../../../db/page-of.ts'
import { users } from '../../../db/schema/accounts.ts'
import { managerContracts } from '../../../db/schema/partners.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { isInForceAt } from './portfolio.ts'

const contractOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [managerContracts.createdAt, managerContracts.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const portfolioListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  ...pageInput(contractOrders),
})
type ListInput = z.output<typeof portfolioListInput>

/** The sellers in a manager's care, as the staff sees them: with every contract that there was. */
export function listPortfolio(caller: Caller, input: ListInput & { managerId: string }) {
  return pageOfSellers(caller, input, { managerId: input.managerId, isHistory: true })
}

/** The sellers in the caller's own care, now. */
export function listOwnSellers(caller: Caller, input: ListInput) {
  return pageOfSellers(caller, input, { managerId: caller.session.userId, isHistory: false })
}

async function pageOfSellers(
  { tx, now }: Caller,
  { search, sort, cursor, limit: wanted }: ListInput,
  { managerId, isHistory }: { managerId: string; isHistory: boolean },
) {
  const pattern = search ? containing(search) : undefined
  const { rows, nextCursor } = await pageOf(
    contractOrders,
    { sort, cursor, limit: wanted },
    ({ place, after, orderBy, limit }) =>
      tx
        .select({
          contractId: managerContracts.id,
          sellerId: users.id,
          name: users.name,
          email: users.email,
          phone: users.phone,
          status: users.status,
          registeredAt: users.createdAt,
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
            isHistory ? undefined : isInForceAt(now),
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
      registeredAt: row.registeredAt.toISOString(),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}
