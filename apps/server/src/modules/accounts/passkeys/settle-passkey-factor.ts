import { eq, min } from 'drizzle-orm'
import { passkeys, recoveryCodes, users } from '../../../db/schema/accounts.ts'
import type { Scope } from '../../../scope.ts'
import { holdsSecondFactor } from '../second-factor/holds-second-factor.ts'
import type { User } from '../users/user.ts'
import { fullPasskeysOf } from './passkey.ts'

/** After a passkey came or went: says beside the person whether there is one, and forgets recovery codes that nothing is left for. */
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
