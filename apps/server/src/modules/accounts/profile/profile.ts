import { personKindOf } from '@balcao/domain/people/seller-profile'
import { eq } from 'drizzle-orm'
import { sellerProfiles } from '#db/schema/sellers.ts'
import { getUser, type User } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'

type Profile = Pick<
  typeof sellerProfiles.$inferSelect,
  'personKind' | 'tradeName' | 'soldCategory' | 'expectedMonthlyCents' | 'address' | 'version'
>

/** A seller's person and business data. Without a saved profile only the document tells the kind. */
export async function loadProfile(scope: Scope, userId: string): Promise<{ user: User; profile: Profile }> {
  const user = await getUser(scope, userId)
  const [told] = await scope.tx.select().from(sellerProfiles).where(eq(sellerProfiles.userId, userId))
  const untold: Profile = {
    personKind: personKindOf(user.document),
    tradeName: null,
    soldCategory: null,
    expectedMonthlyCents: null,
    address: null,
    version: 0,
  }
  return { user, profile: told ?? untold }
}
