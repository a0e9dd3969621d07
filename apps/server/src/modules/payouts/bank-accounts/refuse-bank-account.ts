import { AppError } from '@balcao/domain/texts/app-error'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { endBankAccount } from './end-bank-account.ts'
import { loadBankAccount } from './load-bank-account.ts'

/** Refuses a destination by the staff, even after it was verified. */
export async function refuseBankAccount(
  caller: Caller,
  { bankAccountId, reason }: { bankAccountId: string; reason: string },
): Promise<void> {
  const { session, ip } = caller
  const account = await loadBankAccount(caller, { bankAccountId })
  if (account.state === 'REFUSED' || account.state === 'REMOVED') throw new AppError('record_changed')
  await endBankAccount(caller, account, {
    state: 'REFUSED',
    reviewedBy: session.userId,
    reviewReason: reason,
  })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'bank_account.refused', subject: bankAccountId, reason, detail: { userId: account.userId } },
  )
}
