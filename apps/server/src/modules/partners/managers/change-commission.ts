import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { managerContracts } from '#db/schema/partners.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockSellers } from './lock-sellers.ts'
import type { ChangeCommissionInput } from './managers.input.ts'
import { isInForceAt } from './portfolio.ts'
import { replaceContracts } from './replace-contracts.ts'
import { requireManager } from './require-manager.ts'

/** Changes a manager's commission by method, for every seller in their care when the change begins. */
export async function changeCommission(
  caller: Caller,
  { managerId, startsAt = caller.now, reason, ...shares }: ChangeCommissionInput,
): Promise<{ sellers: number }> {
  const { session, ip } = caller
  await requireManager(caller, managerId)
  const sellerIds = await lockSellersInCareAt(caller, managerId, startsAt)
  if (sellerIds.length === 0) throw new AppError('portfolio_empty')
  await replaceContracts(caller, { managerId, sellerIds, shares, startsAt })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'manager_contract.commission_changed',
      subject: managerId,
      reason,
      detail: { sellerIds, ...shares, startsAt: startsAt.toISOString() },
    },
  )
  return { sellers: sellerIds.length }
}

/** Read again under the lock: a seller who was moved to another manager in the meantime stays with that manager. */
async function lockSellersInCareAt(caller: Caller, managerId: string, at: Date): Promise<string[]> {
  const candidates = await sellersInCareAt(caller, managerId, at)
  await lockSellers(caller, candidates)
  const still = new Set(await sellersInCareAt(caller, managerId, at))
  return candidates.filter((sellerId) => still.has(sellerId))
}

async function sellersInCareAt({ tx }: Caller, managerId: string, at: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ sellerId: managerContracts.sellerId })
    .from(managerContracts)
    .where(and(eq(managerContracts.managerId, managerId), isInForceAt(at)))
  return rows.map((row) => row.sellerId)
}
