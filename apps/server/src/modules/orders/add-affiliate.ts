import { type Cents, splitByLargestRemainder } from '@balcao/domain/money/money'
import type { SaleShare } from '@balcao/domain/money/sale-split'
import type { Attribution } from '@balcao/domain/people/partnerships'
import { and, eq, sql } from 'drizzle-orm'
import { orderItems, orderShares, orders } from '#db/schema/orders.ts'
import type { Scope } from '#scope.ts'

/**
 * Adds an affiliate to an order by an agreement after the sale. The commission comes out of the producer's
 * part; no other part changes.
 */
export async function addAffiliate(
  scope: Scope,
  order: typeof orders.$inferSelect,
  { affiliateId, termsId, amountCents }: { affiliateId: string; termsId: string; amountCents: Cents },
): Promise<void> {
  const { tx, platformId } = scope
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
  await passOnItems(scope, order.id, { affiliateId, amountCents })
  const attribution: Attribution = {
    rule: order.attribution?.rule ?? 'LAST_CLICK',
    candidates: [
      ...(order.attribution?.candidates ?? []),
      { affiliateId, via: 'AGREEMENT', clickedAt: null, lostBecause: null },
    ],
  }
  await tx.update(orders).set({ affiliateId, attribution }).where(eq(orders.id, order.id))
}

/** Takes the commission from the items, in proportion to the producer's earning on each. */
async function passOnItems(
  { tx }: Scope,
  orderId: string,
  { affiliateId, amountCents }: { affiliateId: string; amountCents: Cents },
): Promise<void> {
  const items = await tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.position)
  const ofProducer = items.map(({ id, shares }) => ({
    id,
    weight: shares.find(({ role }) => role === 'PRODUCER')?.amountCents ?? 0,
  }))
  const earned = ofProducer.reduce((sum, { weight }) => sum + weight, 0)
  const given = splitByLargestRemainder(Math.min(amountCents, earned), ofProducer)
  for (const [index, { id, shares }] of items.entries()) {
    const cents = given[index]?.amountCents ?? 0
    const changed: SaleShare[] = [
      ...shares.map((share) =>
        share.role === 'PRODUCER' ? { ...share, amountCents: share.amountCents - cents } : share,
      ),
      { userId: affiliateId, role: 'AFFILIATE', amountCents: cents },
    ]
    await tx.update(orderItems).set({ shares: changed }).where(eq(orderItems.id, id))
  }
}
