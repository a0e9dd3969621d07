import { and, eq, inArray } from 'drizzle-orm'
import { withdrawals } from '#db/schema/payouts.ts'
import type { Scope } from '#scope.ts'
import { returnWithdrawal } from './return-withdrawal.ts'

/** Cancels the unsent withdrawals to a destination that was removed or refused; their money goes back. */
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
