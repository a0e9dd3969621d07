import { and, eq } from 'drizzle-orm'
import { type RegisteredBusiness, users } from '#db/schema/accounts.ts'
import { sellerProfiles } from '#db/schema/sellers.ts'
import { isWorkingManager } from '#modules/accounts/managers/manager-status.ts'
import type { Scope } from '#scope.ts'

/** Stores the business data of a registration. An unknown manager code is ignored silently. */
export async function openProfile(
  scope: Scope,
  { userId, business }: { userId: string; business: RegisteredBusiness },
): Promise<void> {
  const { tx, platformId, now } = scope
  const { managerCode, ...told } = business
  const referredBy = managerCode === null ? null : await findManager(scope, managerCode)
  await tx
    .insert(sellerProfiles)
    .values({ ...told, platformId, userId, referredBy, version: 1, updatedAt: now })
}

async function findManager({ tx }: Scope, managerId: string): Promise<string | null> {
  const [manager] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, managerId), isWorkingManager))
  return manager?.id ?? null
}
