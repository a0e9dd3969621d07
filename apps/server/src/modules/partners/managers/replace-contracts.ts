import { AppError } from '@balcao/domain/app-error'
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { managerContracts } from '../../../db/schema/partners.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { lockSellers } from './lock-sellers.ts'
import type { CommissionShares } from './managers.input.ts'

type Replacement = {
  managerId: string
  sellerIds: readonly string[]
  shares: CommissionShares
  startsAt: Date
}

/** A new version of the contract for each seller; whatever stood for them ends where it begins. A seller has one manager at a time. */
export async function replaceContracts(
  caller: Caller,
  { managerId, sellerIds, shares, startsAt }: Replacement,
): Promise<void> {
  const { tx, platformId, now } = caller
  if (startsAt < now) throw new AppError('date_in_past', { field: 'startsAt' })
  await lockSellers(caller, sellerIds)
  const { endsAt, sellerId } = managerContracts
  const standing = await tx
    .select()
    .from(managerContracts)
    .where(and(inArray(sellerId, [...sellerIds]), or(isNull(endsAt), gt(endsAt, startsAt))))
    .orderBy(desc(managerContracts.version))
  // What was to begin only later never does.
  for (const contract of standing)
    await tx
      .update(managerContracts)
      .set({
        endsAt: new Date(Math.max(contract.startsAt.getTime(), startsAt.getTime())),
        ...(startsAt <= now && { state: 'ENDED' as const }),
      })
      .where(eq(managerContracts.id, contract.id))
  await tx.insert(managerContracts).values(
    sellerIds.map((id) => ({
      platformId,
      sellerId: id,
      managerId,
      version: (standing.find((contract) => contract.sellerId === id)?.version ?? 0) + 1,
      ...shares,
      state: 'ACTIVE' as const,
      startsAt,
      createdAt: now,
    })),
  )
}
