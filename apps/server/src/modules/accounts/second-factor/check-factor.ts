import { and, eq, isNull } from 'drizzle-orm'
import { recoveryCodes } from '#db/schema/accounts.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'
import { holdsSecondFactor } from './holds-second-factor.ts'
import { hashRecoveryCode } from './issue-recovery-codes.ts'
import { spendTotpCode } from './spend-totp-code.ts'

/** Whether the code is a valid second factor of the person. A right code is used up. */
export async function checkFactor(scope: Scope, user: User, code: string): Promise<boolean> {
  if (!holdsSecondFactor(user)) return false
  const compact = code.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(compact)
    ? user.totpEnabledAt !== null && spendTotpCode(scope, user, compact)
    : spendRecoveryCode(scope, user.id, compact)
}

async function spendRecoveryCode({ tx, now }: Scope, userId: string, code: string): Promise<boolean> {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashRecoveryCode(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return spent.length === 1
}
