import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { withdrawalPlans } from '#db/schema/payouts.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { WithdrawalPlanInput } from './withdrawal.input.ts'

/**
 * A new version of the fees and approvals of withdrawals, for everybody or for one person. Open withdrawals
 * keep the version they were requested under.
 */
export async function saveWithdrawalPlan(
  caller: Caller,
  { reason, ...plan }: WithdrawalPlanInput,
): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  if (plan.userId !== null) {
    if (plan.userId === session.userId) throw new AppError('other_person_needed')
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, plan.userId))
    if (!person) throw new AppError('not_found')
  }
  const id = randomUUID()
  await tx.insert(withdrawalPlans).values({ ...plan, id, platformId, effectiveFrom: now })
  await writeAudit(
    caller,
    { userId: session.userId, ip, reason },
    { action: 'withdrawal_plan.saved', subject: plan.userId ?? platformId, detail: { planId: id, ...plan } },
  )
}
