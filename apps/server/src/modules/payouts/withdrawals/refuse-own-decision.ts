import { AppError } from '@balcao/domain/app-error'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { bankAccounts } from '../../../db/schema/payouts.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { refuseDependent } from '../../accounts/staff/second-person.ts'
import type { Purse } from '../../ledger/account-kinds.ts'
import type { Withdrawal } from './withdrawal.ts'

/** Who decides on withdrawals of each purse. */
const decidingFlags = {
  user: 'isWithdrawsRequestUsersAvailable',
  manager: 'isWithdrawsRequestManagersAvailable',
} as const satisfies Record<Purse, AdminPermission>

/**
 * Neither the person who gets the money nor the one who let its destination in decides whether it is paid: three people, or two where nobody
 * had to let it in. Nor does a colleague to whom one of those who decided before, or let the destination in, has just given the means.
 */
export async function refuseOwnDecision(
  caller: Caller,
  { userId, bankAccountId, purse }: Withdrawal,
  decidedBy: readonly string[] = [],
): Promise<void> {
  const { tx, session } = caller
  const [account] = await tx
    .select({ reviewedBy: bankAccounts.reviewedBy })
    .from(bankAccounts)
    .where(eq(bankAccounts.id, bankAccountId))
  if (session.userId === userId || session.userId === account?.reviewedBy)
    throw new AppError('other_person_needed')
  await refuseDependent(caller, [account?.reviewedBy ?? null, ...decidedBy], decidingFlags[purse])
}
