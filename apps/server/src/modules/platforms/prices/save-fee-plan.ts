import { AppError } from '@balcao/domain/texts/app-error'
import { feePlans } from '#db/schema/platforms.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { FeePlanInput } from './fee-plan.input.ts'
import { requirePlanHolder } from './require-plan-holder.ts'

/**
 * Stores a new version of the fees, never retroactive: an order keeps the version of its time, also for its
 * refunds.
 */
export async function saveFeePlan(
  caller: Caller,
  { effectiveFrom = caller.now, reason, ...plan }: FeePlanInput,
): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  const { sellerId } = plan
  if (effectiveFrom < now) throw new AppError('date_in_past', { field: 'effectiveFrom' })
  await requirePlanHolder(caller, sellerId, 'SELLER')
  await tx.insert(feePlans).values({ ...plan, platformId, effectiveFrom, savedAt: now })
  await writeAudit(
    caller,
    { userId: session.userId, ip, reason },
    {
      action: 'fee_plan.saved',
      subject: sellerId ?? platformId,
      detail: { ...plan, effectiveFrom: effectiveFrom.toISOString() },
    },
  )
}
