import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { withdrawals } from '#db/schema/payouts.ts'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import type { Scope } from '#scope.ts'
import type { Withdrawal } from './withdrawal.ts'

/** Locks a withdrawal for a decision. Finds only withdrawals of this purse, and of this person if one is named. */
export async function lockWithdrawal(
  { tx }: Scope,
  { withdrawalId, purse, userId }: { withdrawalId: string; purse?: Purse; userId?: string },
): Promise<Withdrawal> {
  const [withdrawal] = await tx
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.id, withdrawalId),
        purse && eq(withdrawals.purse, purse),
        userId === undefined ? undefined : eq(withdrawals.userId, userId),
      ),
    )
    .for('update')
  if (!withdrawal) throw new AppError('not_found')
  return withdrawal
}
