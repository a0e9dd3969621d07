import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'
import { totpSecretPlace, totpStep } from './totp.ts'

/**
 * A code works once: its time step must be later than the last accepted one, checked and stored by one
 * statement.
 */
export async function spendTotpCode(scope: Scope, user: User, code: string): Promise<boolean> {
  if (user.totpSecret === null) return false
  const secret = scope.app.secrets.open(user.totpSecret, totpSecretPlace(scope, user))
  const step = totpStep({ secret, code, at: scope.now })
  if (step === null) return false
  const moved = await scope.tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, user.id), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id })
  return moved.length === 1
}
