import { eq } from 'drizzle-orm'
import { passkeys } from '#db/schema/accounts.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import type { Scope } from '#scope.ts'

/** Whether the person has a passkey that can prove a session of this role. */
export async function holdsPasskey({ tx }: Scope, { role }: SessionUser, user: User): Promise<boolean> {
  if (role !== 'CUSTOMER' || user.passkeyEnabledAt !== null) return user.passkeyEnabledAt !== null
  const [own] = await tx
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id))
    .limit(1)
  return own !== undefined
}
