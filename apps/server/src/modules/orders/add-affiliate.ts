import type { Cents } from '@balcao/domain/money'
import type { Attribution } from '@balcao/domain/partnerships'
import { and, eq, sql } from 'drizzle-orm'
import { orderShares, orders } from '../../db/schema/orders.ts'
import type { Scope } from '../../scope.ts'

/** An affiliate earns so much of the producer's part of an order, by an agreement after the sale. Nobody else's part changes. */
export async function addAffiliate(
  { tx, platformId }: Scope,
  order: typeof orders.$inferSelect,
  { affiliateId, termsId, amountCents }: { affiliateId: string; termsId: string; amountCents: Cents },
): Promise<void> {
  await tx
    .update(orderShares)
    .set({ amountCents: sql`${orderShares.amountCents} - ${amountCents}` })
    .where(and(eq(orderShares.orderId, order.id), eq(orderShares.role, 'PRODUCER')))
  await tx.insert(orderShares).values({
    platformId,
    orderId: order.id,
    userId: affiliateId,
    role: 'AFFILIATE',
    amountCents,
    contractIds: [termsId],
  })
  const attribution: Attribution = {
    rule: order.attribution?.rule ?? 'LAST_CLICK',
    candidates: [
      ...(order.attribution?.candidates ?? []),
      { affiliateId, via: 'AGREEMENT', clickedAt: null, lostBecause: null },
    ],
  }
  await tx.update(orders).set({ affiliateId, attribution }).where(eq(orders.id, order.id))
}
