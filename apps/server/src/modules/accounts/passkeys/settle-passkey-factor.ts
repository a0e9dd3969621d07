import { eq, min } from 'drizzle-orm'
import { passkeys, recoveryCodes, users } from '#db/schema/accounts.ts'
import { holdsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'
import { fullPasskeysOf } from './passkey.ts'

/**
 * Updates the person's passkey flag after one was added or removed, and deletes recovery codes without a
 * factor left.
 */
export async function settlePasskeyFactor({ tx }: Scope, user: User): Promise<void> {
  const [first] = await tx
    .select({ createdAt: min(passkeys.createdAt) })
    .from(passkeys)
    .where(fullPasskeysOf(user.id))
  const passkeyEnabledAt = first?.createdAt ?? null
  await tx.update(users).set({ passkeyEnabledAt }).where(eq(users.id, user.id))
  if (!holdsSecondFactor({ ...user, passkeyEnabledAt }))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
}
