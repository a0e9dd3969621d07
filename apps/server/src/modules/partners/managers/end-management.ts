import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { managerContracts } from '#db/schema/partners.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

/** Takes a seller out of a manager's care. Commission earned until now stays earned. */
export async function endManagement(
  caller: Caller,
  { contractId, reason }: { contractId: string; reason: string },
): Promise<void> {
  const { tx, now, session, ip } = caller
  const [contract] = await tx
    .select()
    .from(managerContracts)
    .where(eq(managerContracts.id, contractId))
    .for('no key update')
  if (!contract) throw new AppError('not_found')
  if (contract.state !== 'ACTIVE' || (contract.endsAt !== null && contract.endsAt <= now))
    throw new AppError('record_changed')
  await tx
    .update(managerContracts)
    .set({ state: 'ENDED', endsAt: new Date(Math.max(contract.startsAt.getTime(), now.getTime())) })
    .where(eq(managerContracts.id, contractId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'manager_contract.ended',
      subject: contract.managerId,
      reason,
      detail: { contractId, sellerIds: [contract.sellerId] },
    },
  )
}
