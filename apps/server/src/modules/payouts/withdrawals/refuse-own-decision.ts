import { AppError } from '@balcao/domain/app-error'
import { eq } from 'drizzle-orm'
import { bankAccounts } from '../../../db/schema/payouts.ts'
import type { Caller } from '../../../rpc/caller.ts'
import type { Withdrawal } from './withdrawal.ts'

/** Neither whoever gets the money nor whoever let its destination in decides whether it is paid: three people, or two where nobody had to let it in. */
export async function refuseOwnDecision(
  { tx, session }: Caller,
  { userId, bankAccountId }: Withdrawal,
): Promise<void> {
  const [account] = await tx
    .select({ reviewedBy: bankAccounts.reviewedBy })
    .from(bankAccounts)
    .where(eq(bankAccounts.id, bankAccountId))
  if (session.userId === userId || session.userId === account?.reviewedBy)
    throw new AppError('other_person_needed')
}
