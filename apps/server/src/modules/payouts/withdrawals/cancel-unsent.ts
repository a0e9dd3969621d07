import { and, eq, inArray } from 'drizzle-orm'
import { withdrawals } from '../../../db/schema/payouts.ts'
import type { Scope } from '../../../scope.ts'
import { returnWithdrawal } from './return-withdrawal.ts'

/** The destination is gone: what was to be paid to it, and is not on its way, goes back. */
export async function cancelUnsent(scope: Scope, bankAccountId: string): Promise<void> {
  const unsent = await scope.tx
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.bankAccountId, bankAccountId),
        inArray(withdrawals.state, ['IN_REVIEW', 'HELD', 'APPROVED']),
      ),
    )
    .orderBy(withdrawals.id)
    .for('update')
  for (const withdrawal of unsent)
    await returnWithdrawal(scope, withdrawal, 'CANCELED', {
      source: 'PRODUCT',
      detail: 'bank_account_changed',
    })
}
