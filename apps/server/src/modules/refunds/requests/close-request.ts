import { readSale } from '#modules/refunds/read-sale.ts'
import { tellReporter } from '#modules/refunds/reports/tell-reporter.ts'
import { tellBuyer } from '#modules/refunds/tell-people.ts'
import type { Scope } from '#scope.ts'
import { freeForRequest, moveRequest, type RefundRequest } from './request.ts'

/** Ends a request without a refund and frees the held money. */
export async function closeRequest(scope: Scope, request: RefundRequest, answer: string): Promise<void> {
  const wasDecided = request.state === 'IN_MEDIATION'
  await moveRequest(scope, request, 'CLOSED_NO', wasDecided ? { decision: answer } : {})
  await freeForRequest(scope, request)
  const { id, protocol, amountCents, paymentId } = request
  const sale = await readSale(scope, paymentId)
  if (request.right === 'UNRECOGNIZED')
    return tellReporter(scope, sale, request, { isGranted: false, answer })
  await tellBuyer(scope, sale, {
    key: `refund-closed:${id}`,
    template: 'refundClosed',
    amountCents,
    more: { protocol, answer },
  })
}
