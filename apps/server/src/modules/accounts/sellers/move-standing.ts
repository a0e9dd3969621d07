import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import { refuseDependent } from '#modules/accounts/staff/second-person.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { isUnblockAsked } from './asked-unblock.ts'
import { lockSeller } from './lock-seller.ts'
import type { SellerStandingInput } from './seller.input.ts'
import { tellStanding } from './tell-standing.ts'

/**
 * Changes a seller's standing, and so their rights (`account-standing.ts`). A block ends their sessions. The
 * seller is notified. Unblocking takes two people: one requests it, and another approves it within a day.
 */
export async function moveStanding(
  caller: Caller,
  { userId, to, reason }: SellerStandingInput,
): Promise<{ outcome: 'MOVED' | 'ASKED' }> {
  const seller = await lockSeller(caller, userId)
  if (seller.status === to) throw new AppError('record_changed')
  if (seller.roles.includes('ADMIN') && to === 'BLOCKED') throw new AppError('permission_missing')
  if (seller.status === 'BLOCKED' && !isAskedByAnother(caller, seller)) {
    await askToUnblock(caller, { userId, to, reason })
    return { outcome: 'ASKED' }
  }
  if (seller.status === 'BLOCKED')
    await refuseDependent(caller, [seller.unblockAskedBy], 'isUserAdvancedOptionsAvailable')
  const { tx, session, ip } = caller
  await tx
    .update(users)
    .set({ status: to, unblockAskedBy: null, unblockAskedAt: null })
    .where(eq(users.id, userId))
  if (to === 'BLOCKED') await endSessions(caller, { userId, exceptSessionId: null })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'user.standing_changed',
      subject: userId,
      reason,
      detail: { before: seller.status, after: to, askedBy: seller.unblockAskedBy },
    },
  )
  await tellStanding(caller, seller, to)
  return { outcome: 'MOVED' }
}

function isAskedByAnother({ now, session }: Caller, seller: User): boolean {
  return isUnblockAsked(now, seller) && seller.unblockAskedBy !== session.userId
}

async function askToUnblock(caller: Caller, { userId, to, reason }: SellerStandingInput): Promise<void> {
  const { tx, now, session, ip } = caller
  await tx
    .update(users)
    .set({ unblockAskedBy: session.userId, unblockAskedAt: now })
    .where(eq(users.id, userId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'user.unblock_asked', subject: userId, reason, detail: { after: to } },
  )
}
