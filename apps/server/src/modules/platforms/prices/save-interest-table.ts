import { AppError } from '@balcao/domain/texts/app-error'
import { interestTables } from '#db/schema/platforms.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { InterestTableInput } from './interest.input.ts'
import { requirePlanHolder } from './require-plan-holder.ts'

/**
 * Stores a new version of the installment interest, never retroactive: past sales keep the version of their
 * time.
 */
export async function saveInterestTable(
  caller: Caller,
  { sellerId, fees, effectiveFrom = caller.now, reason }: InterestTableInput,
): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  if (effectiveFrom < now) throw new AppError('date_in_past', { field: 'effectiveFrom' })
  await requirePlanHolder(caller, sellerId)
  await tx.insert(interestTables).values({ platformId, sellerId, fees, effectiveFrom, savedAt: now })
  await writeAudit(
    caller,
    { userId: session.userId, ip, reason },
    {
      action: 'interest_table.saved',
      subject: sellerId ?? platformId,
      detail: { fees, effectiveFrom: effectiveFrom.toISOString() },
    },
  )
}
