import { and, asc, eq, inArray } from 'drizzle-orm'
import { bankAccounts, withdrawals } from '#db/schema/payouts.ts'
import { returnWithdrawal } from '#modules/payouts/withdrawals/sending/return-withdrawal.ts'
import type { Scope } from '#scope.ts'
import type { BankAccount } from './bank-account.ts'
import { tellBankAccountChange } from './tell-bank-account-change.ts'

type End = Pick<BankAccount, 'reviewedBy' | 'reviewReason'> & { state: 'REFUSED' | 'REMOVED' }

/** Ends a destination: its unsent withdrawals are returned to the balance. */
export async function endBankAccount(scope: Scope, account: BankAccount, end: End): Promise<void> {
  const { tx, now } = scope
  const [ended] = await tx
    .update(bankAccounts)
    .set({ ...end, isDefault: false, endedAt: now })
    .where(and(eq(bankAccounts.id, account.id), inArray(bankAccounts.state, ['IN_REVIEW', 'VERIFIED'])))
    .returning()
  if (!ended) return
  if (account.isDefault) await passDefaultOn(scope, account.userId)
  await cancelUnsent(scope, ended.id)
  await tellBankAccountChange(scope, ended, end.state)
}

/** Makes the oldest remaining verified account the default. */
async function passDefaultOn({ tx }: Scope, userId: string): Promise<void> {
  const [next] = await tx
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.userId, userId), eq(bankAccounts.state, 'VERIFIED')))
    .orderBy(asc(bankAccounts.createdAt))
    .limit(1)
  if (next) await tx.update(bankAccounts).set({ isDefault: true }).where(eq(bankAccounts.id, next.id))
}

/** Cancels the unsent withdrawals to a destination that was removed or refused, and returns their money. */
async function cancelUnsent(scope: Scope, bankAccountId: string): Promise<void> {
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
