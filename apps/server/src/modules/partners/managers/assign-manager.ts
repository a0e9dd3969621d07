import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { AssignManagerInput } from './managers.input.ts'
import { replaceContracts } from './replace-contracts.ts'
import { requireManager } from './require-manager.ts'

/** Assigns sellers to a manager, also those of another manager, or changes the manager's commission on them. */
export async function assignManager(
  caller: Caller,
  { managerId, sellerIds, startsAt = caller.now, reason, ...shares }: AssignManagerInput,
): Promise<void> {
  const { session, ip } = caller
  await requireManager(caller, managerId)
  const wanted = [...new Set(sellerIds)]
  await replaceContracts(caller, { managerId, sellerIds: wanted, shares, startsAt })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'manager_contract.assigned',
      subject: managerId,
      reason,
      detail: { sellerIds: wanted, ...shares, startsAt: startsAt.toISOString() },
    },
  )
}
