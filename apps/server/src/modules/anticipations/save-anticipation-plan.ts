import { randomUUID } from 'node:crypto'
import { anticipationPlans } from '#db/schema/anticipations.ts'
import { requirePlanHolder } from '#modules/platforms/prices/require-plan-holder.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { AnticipationPlanInput } from './anticipation.input.ts'

/**
 * Stores a new version of the plan, for the platform or for one person. Existing requests keep their version.
 */
export async function saveAnticipationPlan(
  caller: Caller,
  { reason, ...plan }: AnticipationPlanInput,
): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  await requirePlanHolder(caller, plan.userId)
  const id = randomUUID()
  await tx.insert(anticipationPlans).values({ ...plan, id, platformId, effectiveFrom: now })
  await writeAudit(
    caller,
    { userId: session.userId, ip, reason },
    {
      action: 'anticipation_plan.saved',
      subject: plan.userId ?? platformId,
      detail: { planId: id, ...plan },
    },
  )
}
