import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { containing } from '#db/containing.ts'
import { users } from '#db/schema/accounts.ts'
import { managerContracts } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'
import type { personOptionsInput } from './managers.input.ts'
import { isInForceAt } from './portfolio.ts'

const shownMax = 20
const managers = alias(users, 'managers')

/** Sellers for a selection, each with their current manager. */
export async function findSellerOptions(
  { tx, now }: Caller,
  { search, ids }: z.output<typeof personOptionsInput>,
): Promise<{ id: string; name: string; managerName: string | null }[]> {
  const pattern = search ? containing(search) : undefined
  return tx
    .select({ id: users.id, name: users.name, managerName: managers.name })
    .from(users)
    .leftJoin(managerContracts, and(eq(managerContracts.sellerId, users.id), isInForceAt(now)))
    .leftJoin(managers, eq(managers.id, managerContracts.managerId))
    .where(
      and(
        sql`'SELLER' = any(${users.roles})`,
        ids && inArray(users.id, ids),
        pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(ids?.length ?? shownMax)
}
