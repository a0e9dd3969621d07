import { and, desc, eq, notExists } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { managerContracts } from '#db/schema/partners.ts'
import { sellerProfiles } from '#db/schema/sellers.ts'
import type { Caller } from '#rpc/caller.ts'
import { isInForceAt } from './portfolio.ts'

const shownMax = 100

/**
 * Sellers who registered through a manager's link and have no manager yet, the newest first. The staff
 * assigns them.
 */
export async function listReferrals({ tx, now }: Caller, { managerId }: { managerId: string }) {
  const inCare = tx
    .select({ id: managerContracts.id })
    .from(managerContracts)
    .where(and(eq(managerContracts.sellerId, users.id), isInForceAt(now)))
  const rows = await tx
    .select({ id: users.id, name: users.name, email: users.email, registeredAt: users.createdAt })
    .from(sellerProfiles)
    .innerJoin(users, eq(users.id, sellerProfiles.userId))
    .where(and(eq(sellerProfiles.referredBy, managerId), notExists(inCare)))
    .orderBy(desc(users.createdAt))
    .limit(shownMax)
  return rows.map(({ registeredAt, ...row }) => ({ ...row, registeredAt: registeredAt.toISOString() }))
}
