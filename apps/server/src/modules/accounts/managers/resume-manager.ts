import { AppError } from '@balcao/domain/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { loadManager } from './load-manager.ts'

/** Opens the managers' door again. A person who never accepted needs a new link. */
export async function resumeManager(caller: Caller, { managerId }: { managerId: string }): Promise<void> {
  const { tx, session, ip } = caller
  const manager = await loadManager(caller, managerId)
  if (manager.managerSuspendedAt === null) throw new AppError('record_changed')
  await tx.update(users).set({ managerSuspendedAt: null }).where(eq(users.id, managerId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'manager.resumed', subject: managerId, detail: {} },
  )
}
