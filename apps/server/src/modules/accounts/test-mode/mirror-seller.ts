import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'

/**
 * Copies the seller into the test mode: the same id, name and standing, without any credential. A second
 * factor that exists live is only recorded as set up here, and proves nothing.
 */
export async function mirrorSeller({ tx, platformId, now }: Scope, live: User): Promise<void> {
  const { email, name, document, phone, status, totpEnabledAt, passkeyEnabledAt, blockedCashout } = live
  const { pixEnabled, creditCardEnabled, billetEnabled, termsAcceptedAt } = live
  const mirrored = {
    ...{ email, name, document, phone, status, totpEnabledAt, passkeyEnabledAt, blockedCashout },
    ...{ pixEnabled, creditCardEnabled, billetEnabled, termsAcceptedAt },
  }
  const { id, locale, theme } = live
  // Frees the seller's address, which a test buyer may have used in a purchase.
  await tx
    .update(users)
    .set({ email: `${randomUUID()}@invalid` })
    .where(and(eq(users.email, email), ne(users.id, id)))
  await tx
    .insert(users)
    .values({ ...mirrored, id, platformId, roles: ['SELLER'], locale, theme, createdAt: now })
    .onConflictDoUpdate({ target: [users.platformId, users.id], set: mirrored })
}
