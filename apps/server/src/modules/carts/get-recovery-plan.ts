import { usualRecoveryPlan } from '@balcao/domain/carts'
import { eq } from 'drizzle-orm'
import { recoveryPlans } from '../../db/schema/recovery.ts'
import type { Caller } from '../../rpc/caller.ts'

/** The caller's own plan as its form edits it; `version` goes back with the form. */
export async function getRecoveryPlan({ tx, session }: Caller) {
  const [own] = await tx.select().from(recoveryPlans).where(eq(recoveryPlans.sellerId, session.userId))
  const { sequences, quietHours } = own ?? usualRecoveryPlan
  return { version: own?.version ?? 0, sequences, quietHours }
}
