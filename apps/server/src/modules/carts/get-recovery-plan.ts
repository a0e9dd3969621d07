import { usualRecoveryPlan } from '@balcao/domain/checkout/carts'
import { eq } from 'drizzle-orm'
import { recoveryPlans } from '#db/schema/recovery.ts'
import type { Caller } from '#rpc/caller.ts'

/** The caller's own plan for its form, with the `version` that the form sends back (optimistic lock). */
export async function getRecoveryPlan({ tx, session }: Caller) {
  const [own] = await tx.select().from(recoveryPlans).where(eq(recoveryPlans.sellerId, session.userId))
  const { sequences, quietHours, whatsappText } = own ?? usualRecoveryPlan
  return { version: own?.version ?? 0, sequences, quietHours, whatsappText }
}
