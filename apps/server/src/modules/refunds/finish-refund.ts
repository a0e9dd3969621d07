import { and, eq } from 'drizzle-orm'
import { refundRequests } from '#db/schema/refunds.ts'
import { methodPaid } from '#modules/payments/core/method-paid.ts'
import type { Scope } from '#scope.ts'
import { ownReasonOf } from './own-reason-of.ts'
import { readSale } from './read-sale.ts'
import { type Refund, updateRefund } from './refund.ts'
import { tellBuyer } from './tell-people.ts'

/** Ends a refund that has reached the buyer, with its request, and mails the buyer about a partial one. */
export async function finishRefund(scope: Scope, refund: Refund): Promise<void> {
  const { id, paymentId, amountCents } = refund
  await updateRefund(scope, id, { state: 'DONE', failure: null, closedAt: scope.now })
  await finishRequest(scope, id)
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

/** Ends the request whose refund has reached the buyer. */
async function finishRequest({ tx, now }: Scope, refundId: string): Promise<void> {
  await tx
    .update(refundRequests)
    .set({ state: 'DONE', closedAt: now })
    .where(and(eq(refundRequests.refundId, refundId), eq(refundRequests.state, 'APPROVED')))
}
