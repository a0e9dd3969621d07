import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { bankAccounts } from '#db/schema/payouts.ts'
import type { Caller } from '#rpc/caller.ts'
import { loadBankAccount } from './load-bank-account.ts'

/** Sets the account that a withdrawal offers first; it must be verified. */
export async function setDefaultBankAccount(
  caller: Caller,
  { bankAccountId }: { bankAccountId: string },
): Promise<void> {
  const { tx, session } = caller
  const account = await loadBankAccount(caller, { bankAccountId, userId: session.userId })
  if (account.state !== 'VERIFIED') throw new AppError('record_changed')
  await tx
    .update(bankAccounts)
    .set({ isDefault: false })
    .where(and(eq(bankAccounts.userId, session.userId), bankAccounts.isDefault))
  await tx.update(bankAccounts).set({ isDefault: true }).where(eq(bankAccounts.id, bankAccountId))
}
