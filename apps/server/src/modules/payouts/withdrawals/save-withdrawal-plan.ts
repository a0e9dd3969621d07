import { randomUUID } from 'node:crypto'
import { withdrawalPlans } from '#db/schema/payouts.ts'
import { requirePlanHolder } from '#modules/platforms/prices/require-plan-holder.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { WithdrawalPlanInput } from './withdrawal.input.ts'

/**
 * Stores a new version of the fees and approvals of withdrawals, for the whole platform or for one person.
 * Open withdrawals keep the version under which they were requested.
 */
export async function saveWithdrawalPlan(
  caller: Caller,
  { reason, ...plan }: WithdrawalPlanInput,
): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  await requirePlanHolder(caller, plan.userId)
  const id = randomUUID()
  await tx.insert(withdrawalPlans).values({ ...plan, id, platformId, effectiveFrom: now })
  await writeAudit(
    caller,
    { userId: session.userId, ip, reason },
    { action: 'withdrawal_plan.saved', subject: plan.userId ?? platformId, detail: { planId: id, ...plan } },
  )
}
