import { and, eq, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'

const own = alias(subscriptionCycles, 'own_cycle')

/** All orders of the given order's subscription, or the order alone. */
export async function listOrdersTogether({ tx }: Scope, orderId: string): Promise<string[]> {
  const cycles = await tx
    .select({ orderId: subscriptionCycles.orderId })
    .from(own)
    .innerJoin(subscriptionCycles, eq(subscriptionCycles.subscriptionId, own.subscriptionId))
    .where(and(eq(own.orderId, orderId), isNotNull(subscriptionCycles.orderId)))
  return cycles.length === 0 ? [orderId] : cycles.flatMap((cycle) => cycle.orderId ?? [])
}
