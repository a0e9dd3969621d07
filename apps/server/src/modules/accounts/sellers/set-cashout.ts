import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockSeller } from './lock-seller.ts'
import { tellStanding } from './tell-standing.ts'

/** Stops or resumes a seller's withdrawals and anticipations, including those approved and not yet sent. */
export async function setCashout(
  caller: Caller,
  { userId, isBlocked, reason }: { userId: string; isBlocked: boolean; reason: string },
): Promise<void> {
  const { tx, session, ip } = caller
  const seller = await lockSeller(caller, userId)
  if (seller.blockedCashout === isBlocked) throw new AppError('record_changed')
  await tx.update(users).set({ blockedCashout: isBlocked }).where(eq(users.id, userId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: isBlocked ? 'user.cashout_blocked' : 'user.cashout_unblocked',
      subject: userId,
      reason,
      detail: {},
    },
  )
  await tellStanding(caller, seller, isBlocked ? 'CASHOUT_BLOCKED' : 'CASHOUT_UNBLOCKED')
}
