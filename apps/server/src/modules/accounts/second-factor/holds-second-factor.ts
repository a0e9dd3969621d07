import { isNotNull, or, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { User } from '#modules/accounts/users/user.ts'

/** Whether the person has a second factor: an app with codes, or a passkey that opens every door. */
export function holdsSecondFactor({
  totpEnabledAt,
  passkeyEnabledAt,
}: Pick<User, 'totpEnabledAt' | 'passkeyEnabledAt'>): boolean {
  return totpEnabledAt !== null || passkeyEnabledAt !== null
}

/** The same condition for users of a query. */
export const userHoldsSecondFactor = sql<boolean>`(${or(isNotNull(users.totpEnabledAt), isNotNull(users.passkeyEnabledAt))})`
