import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { bankAccounts } from '#db/schema/payouts.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { usableFrom } from './cooling-off.ts'
import { loadBankAccount } from './load-bank-account.ts'
import { tellBankAccountChange } from './tell-bank-account-change.ts'

/** Confirms an account's holder by the staff. The account can be paid after its cooling-off. */
export async function verifyBankAccount(
  caller: Caller,
  { bankAccountId }: { bankAccountId: string },
): Promise<void> {
  const { tx, session, ip } = caller
  const account = await loadBankAccount(caller, { bankAccountId })
  if (account.state !== 'IN_REVIEW') throw new AppError('record_changed')
  const verified = {
    state: 'VERIFIED',
    usableFrom: await usableFrom(caller, { userId: account.userId, bankAccountId }),
    reviewedBy: session.userId,
  } as const
  await tx.update(bankAccounts).set(verified).where(eq(bankAccounts.id, bankAccountId))
  await tellBankAccountChange(caller, { ...account, ...verified }, 'VERIFIED')
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'bank_account.verified', subject: bankAccountId, detail: { userId: account.userId } },
  )
}
