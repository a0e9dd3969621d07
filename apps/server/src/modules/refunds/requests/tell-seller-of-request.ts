import { readSale } from '#modules/refunds/read-sale.ts'
import { tellSeller } from '#modules/refunds/tell-people.ts'
import type { Scope } from '#scope.ts'
import type { RefundRequest } from './request.ts'

/** Mails the seller a refund request and its deadline. */
export async function tellSellerOfRequest(
  scope: Scope,
  { id, paymentId, protocol, amountCents, reason, right }: RefundRequest,
  answerBy: Date,
): Promise<void> {
  await tellSeller(scope, await readSale(scope, paymentId), {
    key: `refund-to-answer:${id}`,
    template: 'refundToAnswer',
    amountCents,
    more: { protocol, answerBy, reason: reason || '–', right },
  })
}
