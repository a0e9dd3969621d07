import { AppError } from '@balcao/domain/texts/app-error'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { bankAccounts } from '#db/schema/payouts.ts'
import { refuseDependent } from '#modules/accounts/staff/second-person.ts'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import type { Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { Caller } from '#rpc/caller.ts'

/** Permission to decide on withdrawals of each purse. */
const decidingFlags = {
  user: 'isWithdrawsRequestUsersAvailable',
  manager: 'isWithdrawsRequestManagersAvailable',
} as const satisfies Record<Purse, AdminPermission>

/**
 * Refuses a decision by the person who verified the destination. The procedure also refuses the receiver, so
 * a payment takes three people, or two if the destination needed no verification. A colleague who recently
 * got the permission from one of the deciders or from the verifier is refused too.
 */
export async function requireIndependent(
  caller: Caller,
  { bankAccountId, purse }: Withdrawal,
  decidedBy: readonly string[] = [],
): Promise<void> {
  const { tx, session } = caller
  const [account] = await tx
    .select({ reviewedBy: bankAccounts.reviewedBy })
    .from(bankAccounts)
    .where(eq(bankAccounts.id, bankAccountId))
  if (session.userId === account?.reviewedBy) throw new AppError('other_person_needed')
  await refuseDependent(caller, [account?.reviewedBy ?? null, ...decidedBy], decidingFlags[purse])
}
