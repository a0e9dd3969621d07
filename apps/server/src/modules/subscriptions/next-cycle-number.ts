import { eq, sql } from 'drizzle-orm'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'

/** Number of a subscription's next cycle. The cycle of a dropped change of plan keeps its number. */
export async function nextCycleNumber({ tx }: Scope, subscriptionId: string): Promise<number> {
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${subscriptionCycles.number}), 0)`.mapWith(Number) })
    .from(subscriptionCycles)
    .where(eq(subscriptionCycles.subscriptionId, subscriptionId))
  return (last?.number ?? 0) + 1
}
