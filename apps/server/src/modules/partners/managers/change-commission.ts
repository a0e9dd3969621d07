import { AppError } from '@balcao/domain/app-error'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { managerContracts } from '../../../db/schema/partners.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { writeAudit } from '../../platforms/write-audit.ts'
import type { ChangeCommissionInput } from './managers.input.ts'
import { replaceContracts } from './replace-contracts.ts'
import { requireManager } from './require-manager.ts'

/** Changes what a manager earns, by method, on every seller who will be in their care when the change begins. */
export async function changeCommission(
  caller: Caller,
  { managerId, startsAt = caller.now, reason, ...shares }: ChangeCommissionInput,
): Promise<{ sellers: number }> {
  const { session, ip } = caller
  await requireManager(caller, managerId)
  const sellerIds = await sellersInCareAt(caller, { managerId, startsAt })
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

/** A seller who is to come to the manager only later is among them. */
async function sellersInCareAt(
  { tx }: Caller,
  { managerId, startsAt }: { managerId: string; startsAt: Date },
): Promise<string[]> {
  const { sellerId, state, endsAt } = managerContracts
  const rows = await tx
    .selectDistinct({ sellerId })
    .from(managerContracts)
    .where(
      and(
        eq(managerContracts.managerId, managerId),
        eq(state, 'ACTIVE'),
        or(isNull(endsAt), gt(endsAt, startsAt)),
      ),
    )
  return rows.map((row) => row.sellerId)
}
