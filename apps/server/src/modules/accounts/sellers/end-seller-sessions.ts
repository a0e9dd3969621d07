import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockSeller } from './lock-seller.ts'

/** Ends a seller's sessions on every device. Sessions of their other roles stay. */
export async function endSellerSessions(
  caller: Caller,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const { session, ip } = caller
  await lockSeller(caller, userId)
  await endSessions(caller, { userId, exceptSessionId: null, door: 'SELLER' })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'user.sessions_ended', subject: userId, reason, detail: {} },
  )
}
