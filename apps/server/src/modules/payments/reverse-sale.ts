import { eq } from 'drizzle-orm'
import { orders } from '../../db/schema/orders.ts'
import { invariant } from '../../kit/invariant.ts'
import type { Scope } from '../../scope.ts'
import { consumeLots } from '../ledger/consume-lots.ts'
import { lockLots } from '../ledger/lock-lots.ts'
import { post } from '../ledger/post.ts'
import { saleReversed } from '../ledger/posting-rules.ts'
import type { Payment } from './payment.ts'

/** The money went back to the buyer: every part is taken from the balance it is in now, which may make an available balance negative. */
export async function reverseSale(
  scope: Scope,
  payment: Payment,
  rule: 'sale.refunded' | 'sale.charged_back',
): Promise<void> {
  const lots = await lockLots(scope, payment.id)
  const [order] = await scope.tx.select().from(orders).where(eq(orders.id, payment.orderId))
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
      lots,
    ),
  })
  await consumeLots(scope, payment.id)
}
