import { and, eq, isNull } from 'drizzle-orm'
import { recoveryCodes } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'
import { hashRecoveryCode } from './issue-recovery-codes.ts'

export async function spendRecoveryCode({ tx, now }: Scope, userId: string, code: string): Promise<boolean> {
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
