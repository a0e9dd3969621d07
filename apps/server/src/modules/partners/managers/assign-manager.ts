import { AppError } from '@balcao/domain/app-error'
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { managerContracts } from '../../../db/schema/partners.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { writeAudit } from '../../platforms/write-audit.ts'
import type { AssignManagerInput } from './managers.input.ts'

/**
 * Gives sellers into a manager's care, or changes what that earns: a new version for each seller, and whatever stood for them ends where it
 * begins. A seller has one manager at a time.
 */
export async function assignManager(
  caller: Caller,
  { managerId, sellerIds, startsAt = caller.now, ...shares }: AssignManagerInput,
): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  if (startsAt < now) throw new AppError('date_in_past', { field: 'startsAt' })
  await requireManager(caller, managerId)
  const wanted = [...new Set(sellerIds)]
  await lockSellers(caller, wanted)
  const { endsAt, sellerId } = managerContracts
  const standing = await tx
    .select()
    .from(managerContracts)
    .where(and(inArray(sellerId, wanted), or(isNull(endsAt), gt(endsAt, startsAt))))
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
    wanted.map((id) => ({
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
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'manager_contract.assigned',
      subject: managerId,
      detail: { sellerIds: wanted, ...shares, startsAt: startsAt.toISOString() },
    },
  )
}

async function requireManager({ tx }: Caller, managerId: string): Promise<void> {
  const [manager] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, managerId), sql`'MANAGER' = any(${users.roles})`, eq(users.status, 'ACTIVE')))
  if (!manager) throw new AppError('partner_not_found', { field: 'managerId' })
}

/** Two people who move the same seller at once would both find no contract to end. */
async function lockSellers({ tx }: Caller, sellerIds: readonly string[]): Promise<void> {
  const sellers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...sellerIds]), sql`'SELLER' = any(${users.roles})`))
    .orderBy(users.id)
    .for('no key update')
  if (sellers.length !== sellerIds.length) throw new AppError('partner_not_found', { field: 'sellerIds' })
}
