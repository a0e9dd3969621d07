import { eq } from 'drizzle-orm'
import { balanceLots } from '../../db/schema/ledger.ts'
import { orders } from '../../db/schema/orders.ts'
import { invariant } from '../../kit/invariant.ts'
import type { Scope } from '../../scope.ts'
import { post } from '../ledger/post.ts'
import { saleReversed } from '../ledger/posting-rules.ts'
import type { Payment } from './payment.ts'

/** The money went back to the buyer: every part is taken from where it lies, which may leave a person owing. */
export async function reverseSale(
  scope: Scope,
  payment: Payment,
  rule: 'sale.refunded' | 'sale.charged_back',
): Promise<void> {
  const { tx, now } = scope
  const lots = await tx
    .select()
    .from(balanceLots)
    .where(eq(balanceLots.paymentId, payment.id))
    .orderBy(balanceLots.id)
    .for('update')
  const [order] = await tx.select().from(orders).where(eq(orders.id, payment.orderId))
  invariant(order, `payment ${payment.id} has no order`)
  await post(scope, {
    rule,
    key: `${rule}:${payment.id}`,
    paymentId: payment.id,
    currency: payment.currency,
    entries: saleReversed(
      {
        providerAccountId: payment.providerAccountId,
        chargedCents: order.totalCents,
        feeCents: order.feeCents,
        fixedFeeCents: order.fixedFeeCents,
        interestCents: order.interestCents,
        producerId: order.sellerId,
      },
      lots.map((lot) => ({ ...lot, state: lot.state === 'RELEASED' ? 'RELEASED' : 'PENDING' })),
    ),
  })
  await tx
    .update(balanceLots)
    .set({ state: 'CONSUMED', settledAt: now })
    .where(eq(balanceLots.paymentId, payment.id))
}
