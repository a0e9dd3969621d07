import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { recoveryPlans } from '#db/schema/recovery.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { RecoveryPlanInput } from './recovery-plan.input.ts'

/** Saves the caller's recovery plan. Planned checks read the new plan when they run. */
export async function saveRecoveryPlan(
  caller: Caller,
  { version, ...plan }: RecoveryPlanInput,
): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  const sellerId = session.userId
  const saved =
    version === 0
      ? await tx
          .insert(recoveryPlans)
          .values({ platformId, sellerId, ...plan, createdAt: now })
          .onConflictDoNothing()
          .returning({ id: recoveryPlans.id })
      : await tx
          .update(recoveryPlans)
          .set({ ...plan, version: version + 1 })
          .where(and(eq(recoveryPlans.sellerId, sellerId), eq(recoveryPlans.version, version)))
          .returning({ id: recoveryPlans.id })
  const [row] = saved
  if (!row) throw new AppError('record_changed')
  await writeAudit(
    caller,
    { userId: sellerId, ip },
    { action: 'recovery_plan.saved', subject: row.id, detail: plan },
  )
}
