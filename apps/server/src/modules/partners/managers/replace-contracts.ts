import { AppError } from '@balcao/domain/texts/app-error'
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { managerContracts } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockSellers } from './lock-sellers.ts'
import type { CommissionShares } from './managers.input.ts'

type Replacement = {
  managerId: string
  sellerIds: readonly string[]
  shares: CommissionShares
  startsAt: Date
}

/**
 * Creates a new version of the contract for each seller, which ends the one in force: a seller has one
 * manager at a time. If the manager already has the seller, only the commission changes, and a later handover
 * to another manager stays planned.
 */
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
  const handovers = new Map(
    sellerIds.map((id) => {
      const own = standing.filter((contract) => contract.sellerId === id)
      return [id, plannedHandover(own, managerId, startsAt)] as const
    }),
  )
  const replaced = standing.filter((contract) => {
    const handover = handovers.get(contract.sellerId)
    return !handover || contract.startsAt < handover
  })
  // A future contract is ended at its start, so that it never begins.
  for (const contract of replaced)
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
      endsAt: handovers.get(id) ?? null,
      createdAt: now,
    })),
  )
}

type Contract = typeof managerContracts.$inferSelect

/**
 * Start of a planned handover to another manager; null without one, or if the seller is not in the manager's
 * care yet.
 */
function plannedHandover(own: readonly Contract[], managerId: string, at: Date): Date | null {
  const isInCare = own.some(
    (contract) =>
      contract.managerId === managerId &&
      contract.state === 'ACTIVE' &&
      contract.startsAt <= at &&
      (contract.endsAt === null || contract.endsAt > at),
  )
  if (!isInCare) return null
  const planned = own
    .filter(
      (contract) =>
        contract.managerId !== managerId &&
        contract.state === 'ACTIVE' &&
        contract.startsAt > at &&
        !isVoid(contract),
    )
    .map((contract) => contract.startsAt.getTime())
  return planned.length === 0 ? null : new Date(Math.min(...planned))
}

/** Whether a contract was replaced before it began. */
function isVoid({ startsAt, endsAt }: Contract): boolean {
  return endsAt !== null && endsAt <= startsAt
}
