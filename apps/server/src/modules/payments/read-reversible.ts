import { type ReversalPart, reversibleParts } from '@balcao/domain/sale-reversal'
import { and, eq, isNull } from 'drizzle-orm'
import { orderShares, orders } from '../../db/schema/orders.ts'
import { saleReversals } from '../../db/schema/payments.ts'
import { feePlans } from '../../db/schema/platforms.ts'
import { invariant } from '../../kit/invariant.ts'
import type { Scope } from '../../scope.ts'
import type { Payment } from './payment.ts'

/** What each would give if the whole sale were reversed, by the policy of its time, and what they have given of it. */
export async function readReversible(
  { tx }: Scope,
  payment: Payment,
): Promise<{ whole: ReversalPart[]; reversed: ReversalPart[] }> {
  const [[sale], shares, reversals] = await Promise.all([
    tx
      .select({ order: orders, feePolicy: feePlans.feePolicy })
      .from(orders)
      .innerJoin(feePlans, eq(feePlans.id, orders.feePlanId))
      .where(eq(orders.id, payment.orderId)),
    tx.select().from(orderShares).where(eq(orderShares.orderId, payment.orderId)).orderBy(orderShares.id),
    tx
      .select({ parts: saleReversals.parts })
      .from(saleReversals)
      .where(and(eq(saleReversals.paymentId, payment.id), isNull(saleReversals.restoredAt))),
  ])
  invariant(sale, `payment ${payment.id} has no order`)
  return {
    whole: reversibleParts({ ...sale.order, shares, feePolicy: sale.feePolicy }),
    reversed: reversals.flatMap(({ parts }) => parts),
  }
}
