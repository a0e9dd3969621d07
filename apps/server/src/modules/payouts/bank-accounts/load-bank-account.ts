import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { bankAccounts } from '#db/schema/payouts.ts'
import type { Scope } from '#scope.ts'
import type { BankAccount } from './bank-account.ts'

/** A locked destination, so that a change of it and a payment to it are serialised. */
export async function loadBankAccount(
  { tx }: Scope,
  { bankAccountId, userId }: { bankAccountId: string; userId?: string },
): Promise<BankAccount> {
  const [account] = await tx
    .select()
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.id, bankAccountId),
        userId === undefined ? undefined : eq(bankAccounts.userId, userId),
      ),
    )
    .for('update')
  if (!account) throw new AppError('not_found')
  return account
}
