import { and, eq, inArray } from 'drizzle-orm'
import { refundRequests, refunds } from '#db/schema/refunds.ts'
import { methodPaid } from '#modules/payments/core/method-paid.ts'
import type { Scope } from '#scope.ts'
import { secondKey } from './divide-among-cards.ts'
import { ownReasonOf } from './own-reason-of.ts'
import { readSale } from './read-sale.ts'
import { type Refund, updateRefund } from './refund.ts'
import { tellBuyer } from './tell-people.ts'

/** Ends a refund that has reached the buyer, with its request, and mails the buyer about a partial one. */
export async function finishRefund(scope: Scope, refund: Refund): Promise<void> {
  const { id, paymentId, amountCents } = refund
  await updateRefund(scope, id, { state: 'DONE', failure: null, closedAt: scope.now })
  await finishRequest(scope, refund)
  const sale = await readSale(scope, paymentId)
  // A full refund has its own mail, sent with the payment's event as the platform's settings say.
  if (sale.payment.status === 'REFUNDED') return
  await tellBuyer(scope, sale, {
    key: `refund-made:${id}`,
    template: 'refundMade',
    amountCents,
    more: { method: methodPaid(sale.payment), ownReason: ownReasonOf(refund) },
  })
}

/** Ends the request whose refund has reached the buyer; for two cards, when the later part has arrived. */
async function finishRequest({ tx, now }: Scope, { paymentId, key }: Refund): Promise<void> {
  const whole = key.endsWith(secondKey('')) ? key.slice(0, -secondKey('').length) : key
  const parts = await tx
    .select({ id: refunds.id, state: refunds.state })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.key, [whole, secondKey(whole)])))
  if (parts.some(({ state }) => state !== 'DONE')) return
  const ids = parts.map(({ id }) => id)
  await tx
    .update(refundRequests)
    .set({ state: 'DONE', closedAt: now })
    .where(and(inArray(refundRequests.refundId, ids), eq(refundRequests.state, 'APPROVED')))
}
