import { and, eq, inArray } from 'drizzle-orm'
import { planChanges } from '#db/schema/subscriptions.ts'
import type { PlanChange } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'

/** The open change of a subscription's plan; a subscription has at most one. */
export async function findOpenChange({ tx }: Scope, subscriptionId: string): Promise<PlanChange | null> {
  const [change] = await tx
    .select()
    .from(planChanges)
    .where(
      and(
        eq(planChanges.subscriptionId, subscriptionId),
        inArray(planChanges.state, ['ASKED', 'CHARGING', 'PLANNED']),
      ),
    )
  return change ?? null
}
