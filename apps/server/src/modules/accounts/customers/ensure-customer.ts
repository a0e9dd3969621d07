import { normalizeEmail } from '@balcao/domain/people/email'
import type { Locale } from '@balcao/domain/vocabulary'
import { and, arrayContains, eq, sql } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { users } from '#db/schema/accounts.ts'
import { invariant } from '#kit/invariant.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'

const selectKnown = defineStatement((db, given: Inputs<{ email: string }>) =>
  db
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.email, given.email), arrayContains(users.roles, ['CUSTOMER']))),
)

/**
 * Lets a buyer enter the customer area with a code sent to the purchase's mailbox. An existing account keeps
 * its name and its other roles: text typed into a checkout proves nothing about its owner.
 */
export async function ensureCustomer(
  scope: Scope,
  { email, name, locale }: { email: string; name: string; locale?: Locale },
): Promise<{ userId: string }> {
  const { tx, platformId, now } = scope
  // Most buyers are customers already, and a plain read takes no lock on their account.
  const [known] = await selectKnown(tx, { email: normalizeEmail(email) })
  if (known) return known
  const [user] = await tx
    .insert(users)
    .values({
      platformId,
      email: normalizeEmail(email),
      name,
      roles: ['CUSTOMER'],
      locale: locale ?? (await getPlatform(scope)).locale,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [users.platformId, users.email],
      set: {
        roles: sql`case when 'CUSTOMER' = any(${users.roles}) then ${users.roles} else array_append(${users.roles}, 'CUSTOMER') end`,
      },
    })
    .returning({ userId: users.id })
  invariant(user, 'a row that was just written comes back')
  return user
}
