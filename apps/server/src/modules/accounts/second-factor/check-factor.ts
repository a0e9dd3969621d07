import type { User } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'
import { holdsSecondFactor } from './holds-second-factor.ts'
import { spendRecoveryCode } from './spend-recovery-code.ts'
import { spendTotpCode } from './spend-totp-code.ts'

/** Whether the code is a valid second factor of the person. A right code is used up. */
export async function checkFactor(scope: Scope, user: User, code: string): Promise<boolean> {
  if (!holdsSecondFactor(user)) return false
  const compact = code.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(compact)
    ? user.totpEnabledAt !== null && spendTotpCode(scope, user, compact)
    : spendRecoveryCode(scope, user.id, compact)
}
