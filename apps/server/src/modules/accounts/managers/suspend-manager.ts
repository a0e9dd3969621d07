import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { loadManager } from './load-manager.ts'

/**
 * Closes the managers' door to a person at once, withdraws a pending invitation, and disables their link.
 * Their sellers and commission stay until the staff reassigns them.
 */
export async function suspendManager(
  caller: Caller,
  { managerId, reason }: { managerId: string; reason: string },
): Promise<void> {
  const { tx, now, session, ip } = caller
  const manager = await loadManager(caller, managerId)
  if (manager.managerSuspendedAt !== null) throw new AppError('record_changed')
  await tx.update(users).set({ managerSuspendedAt: now }).where(eq(users.id, managerId))
  await endSessions(caller, { userId: managerId, exceptSessionId: null, door: 'MANAGER' })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'manager.suspended', subject: managerId, reason, detail: {} },
  )
}
