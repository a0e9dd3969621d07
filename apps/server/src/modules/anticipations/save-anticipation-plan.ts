import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { anticipationPlans } from '#db/schema/anticipations.ts'
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
  if (plan.userId !== null) {
    if (plan.userId === session.userId) throw new AppError('other_person_needed')
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, plan.userId))
    if (!person) throw new AppError('not_found')
  }
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
