import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { balanceLots } from '#db/schema/ledger.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { disputes } from '#db/schema/refunds.ts'
import type { Caller } from '#rpc/caller.ts'

const holdsMax = 200

/** A seller's held money: each sale once for each reason, with the deadline of a dispute's answer. */
export async function listHolds({ tx, platformId, session }: Caller) {
  const openDispute = tx
    .select({ dueAt: sql`min(${disputes.dueAt})` })
    .from(disputes)
    .where(
      and(
        eq(disputes.platformId, platformId),
        eq(disputes.paymentId, payments.id),
        eq(disputes.sellerId, session.userId),
        eq(disputes.state, 'OPEN'),
      ),
    )
  const rows = await tx
    .select({
      paymentId: payments.id,
      reason: balanceLots.holdReason,
      currency: balanceLots.currency,
      amountCents: sql<number>`sum(${balanceLots.amountCents})`.mapWith(Number),
      orderCode: orders.code,
      productName: products.name,
      isOwnSale: sql<boolean>`${payments.sellerId} = ${session.userId}`,
      soldAt: payments.createdAt,
      answerBy: sql<Date | null>`(${openDispute})`.mapWith(disputes.dueAt),
    })
    .from(balanceLots)
    .innerJoin(payments, eq(payments.id, balanceLots.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .where(
      and(
        eq(balanceLots.userId, session.userId),
        eq(balanceLots.state, 'HELD'),
        ne(balanceLots.role, 'MANAGER'),
      ),
    )
    .groupBy(
      payments.id,
      payments.sellerId,
      payments.createdAt,
      balanceLots.holdReason,
      balanceLots.currency,
      orders.code,
      products.name,
    )
    .orderBy(desc(payments.createdAt))
    .limit(holdsMax)
  return rows.map(({ soldAt, answerBy, ...hold }) => ({
    ...hold,
    soldAt: soldAt.toISOString(),
    answerBy: answerBy?.toISOString() ?? null,
  }))
}
